/** As they stand in a text. */
export const samples = { "the name": "[[name]]" };
