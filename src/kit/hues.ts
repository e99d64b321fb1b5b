/** The eight hues of tags, resources and series, in the order in which series take them. */
export const hues = ["blue", "teal", "green", "olive", "amber", "rose", "purple", "slate"] as const;

/** The name of one of them; the colours themselves stand in the tokens. */
export type Hue = (typeof hues)[number];
