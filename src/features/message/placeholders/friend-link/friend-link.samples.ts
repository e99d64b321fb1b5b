/** As they stand in a text. */
export const samples = { "the link": "[[friend_link_url]]" };
