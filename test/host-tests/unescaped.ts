const entities: Readonly<Record<string, string>> = { quot: '"', lt: "<", gt: ">", amp: "&", "#39": "'" };

/** A text of a page as a browser reads it. */
export const unescaped = (text = "") =>
  text.replace(/&([^;]+);/g, (whole, entity: string) => entities[entity] ?? whole);
