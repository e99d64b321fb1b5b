import type { VariableChoice } from "../../api/variable-choices.js";

/** The choices of the demonstration's newer select variables: on bright and on dark colours, and with hard names. */
export const friendChoices: ReadonlyMap<number, readonly VariableChoice[]> = new Map([
  [
    186,
    [
      { id: 1861, value: "やわらかい", color: "#fff3bf" },
      { id: 1862, value: "ふつう", color: "#ffffff" },
      { id: 1863, value: "かたい", color: "#212529" },
      { id: 1864, value: "くせ毛（強い）", color: "#862e9c" },
      { id: 1865, value: "くせ毛（弱い）", color: "#e5dbff" },
      { id: 1866, value: "細い・量が少ない", color: "#0b7285" },
      { id: 1867, value: "太い・量が多い", color: null },
    ],
  ],
  [
    187,
    [
      { id: 1871, value: "ナチュラル", color: "#ffd43b" },
      { id: 1872, value: "モード", color: "#000000" },
      {
        id: 1873,
        value: "落ち着いた雰囲気で、職場でも目立たず、手入れに時間のかからないもの（毎朝5分以内）",
        color: "#c3fae8",
      },
      { id: 1874, value: `<img src=x onerror=alert(1)>"'&`, color: "#c92a2a" },
    ],
  ],
]);
