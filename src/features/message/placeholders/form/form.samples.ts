/** As they stand in a text. */
export const samples = { known: "[[FORM_ab12cd]]", deleted: "[[FORM_zzzzzz]]", signs: "[[FORM_A-_9zZ]]" };
