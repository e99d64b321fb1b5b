// https://www.w3.org/TR/webdriver2/#keyboard-actions
const codes: Readonly<Record<string, string>> = {
  Backspace: "\uE003",
  Tab: "\uE004",
  Enter: "\uE007",
  Shift: "\uE008",
  Control: "\uE009",
  Alt: "\uE00A",
  Escape: "\uE00C",
  End: "\uE010",
  Home: "\uE011",
  ArrowLeft: "\uE012",
  ArrowUp: "\uE013",
  ArrowRight: "\uE014",
  ArrowDown: "\uE015",
  Delete: "\uE017",
};

interface KeyAction {
  type: "keyDown" | "keyUp";
  value: string;
}

/** The actions of one key by its name, with others held down: "Control+z". */
export function chord(keys: string): KeyAction[] {
  const pressed = keys.split("+").map((key) => codes[key] ?? key);
  return [
    ...pressed.map((value): KeyAction => ({ type: "keyDown", value })),
    ...pressed.reverse().map((value): KeyAction => ({ type: "keyUp", value })),
  ];
}

/** The actions of typing a text. */
export function typing(text: string): KeyAction[] {
  return [...text].flatMap((value): KeyAction[] => [
    { type: "keyDown", value },
    { type: "keyUp", value },
  ]);
}
