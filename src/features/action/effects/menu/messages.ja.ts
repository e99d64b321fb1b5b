export const ja = {
  deed: "操作",
  deeds: { 1: "設定する", 0: "解除する" },
  menu: "リッチメニュー",
  menuRequired: "リッチメニューを選択してください。",
  shown: (menu: string) => `リッチメニュー${menu}を設定する`,
  removed: "リッチメニューを解除する",
};

/** Every language says exactly this much. */
export type MenuWords = typeof ja;
