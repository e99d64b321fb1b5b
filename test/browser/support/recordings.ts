/** An event as a browser was seen to send it; `text` is what the field holds by then. */
export type RecordedStep =
  | { key: "keydown" | "keyup"; name: string; code: number; composing: boolean }
  | { composition: "compositionstart" | "compositionend"; data: string }
  | { update: string; composing: boolean };

const down = (name: string, code: number, composing: boolean): RecordedStep => ({
  key: "keydown",
  name,
  code,
  composing,
});
const up = (name: string, code: number, composing: boolean): RecordedStep => ({
  key: "keyup",
  name,
  code,
  composing,
});
const start: RecordedStep = { composition: "compositionstart", data: "" };
const end: RecordedStep = { composition: "compositionend", data: "日本" };
const update = (text: string, composing = true): RecordedStep => ({ update: text, composing });

/**
 * にほん is typed, turned into 日本 by the space bar, and accepted by Enter. They differ in whether the keys are
 * marked as composing, by 229, or not at all, and in whether the conversion ends before the Enter or after it.
 */
export const recordings: readonly { browser: string; steps: RecordedStep[] }[] = [
  {
    browser: "Chrome",
    steps: [
      down("Process", 229, false),
      start,
      update("に"),
      up("n", 78, true),
      down("Process", 229, true),
      update("にほん"),
      down("Process", 229, true),
      update("日本"),
      down("ArrowDown", 229, true),
      down("Enter", 229, true),
      update("日本"),
      end,
      up("Enter", 13, false),
    ],
  },
  {
    browser: "Firefox",
    steps: [
      down("Process", 229, true),
      start,
      update("に"),
      up("Process", 229, true),
      down("Process", 229, true),
      update("にほん"),
      down("Process", 229, true),
      update("日本"),
      down("Process", 229, true),
      end,
      update("日本", false),
      up("Enter", 13, false),
    ],
  },
  {
    browser: "Safari, which ends the conversion before the Enter and marks that by 229",
    steps: [
      start,
      update("に"),
      down("n", 229, true),
      up("n", 78, true),
      update("にほん"),
      down("ArrowDown", 229, true),
      update("日本"),
      update("日本", false),
      end,
      down("Enter", 229, false),
      up("Enter", 13, false),
    ],
  },
  {
    browser: "Safari, which marks the Enter that follows the end as composing",
    steps: [
      start,
      update("に"),
      down("n", 0, true),
      update("にほん"),
      down("ArrowDown", 0, true),
      update("日本"),
      end,
      down("Enter", 13, true),
      up("Enter", 13, false),
    ],
  },
  {
    browser: "Safari, where the Enter that follows the end bears no mark",
    steps: [
      start,
      update("に"),
      down("n", 0, true),
      update("にほん"),
      update("日本"),
      end,
      down("Enter", 13, false),
      up("Enter", 13, false),
    ],
  },
];
