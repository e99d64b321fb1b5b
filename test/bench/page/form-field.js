// What the contenders of `form-field` are given: a pull-down with many choices, all different, and lines to paste into it.
(() => {
  const towns = "青葉 泉 港 中央 西 北 南 緑 旭 栄 桜 若葉 美里".split(" ");
  const kinds = ["区", "町", "市", "村"];
  const texts = (length, of) =>
    Array.from({ length }, (_, at) => `${of} ${towns[at % 13]}${kinds[at % 4]} ${at + 1}`);

  Object.assign(globalThis.workloadData, {
    choiceField: (n) => ({ label: "お住まいの地域", choices: texts(n, "地域") }),
    choiceLines: (n) => texts(n, "追加"),
  });
})();
