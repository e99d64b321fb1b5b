/** Words of copying conditions; what effects have in common with them is with the editors. */
export const ja = {
  conditions: "条件",
  copyPanel: "or条件ごとコピー",
  cutPanel: "or条件ごと切り取り",
  copyAll: "条件をすべてコピー",
  nested: "or条件の中には入れられません",
  notOffered: "ここでは使えない条件です",
};

/** Every language says exactly this much. */
export type FilterClipboardWords = typeof ja;
