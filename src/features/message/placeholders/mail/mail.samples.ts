/** As they stand in a text. */
export const samples = { "the mail address": "[[SYS_MAIL]]" };
