/** As they stand in a text. */
export const samples = { known: "[[CVAR_x1y2]]", deleted: "[[CVAR_zzzz]]", signs: "[[CVAR_-_-_]]" };
