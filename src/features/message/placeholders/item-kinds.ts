/** What is named by an item of a list. */
export type ItemKind = keyof typeof listKinds;

/** The list of each, as the server names it. */
export const listKinds = { var: "varia", "common-var": "common_vars", form: "form" } as const;
