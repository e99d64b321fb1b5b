import { blankEpisode, blankStep } from "../../fixtures/episodes.js";
import {
  byValue,
  elementUnderTest,
  hasFocus,
  holds,
  messageField,
  oddWords,
  writeText,
} from "../../hazards/support/element-under-test.js";

const at = (values: object) => ({ ...blankEpisode, name: "x", ...values });
const sending = (text: string) => ({
  ...blankStep,
  content: { kind: "text", text, template_id: null, action_id: null },
});

/** A name, and a step with another day that sends a text. */
export const hazard = elementUnderTest(["value", "text", "finishing", "saving"], {
  tag: "episode-editor",
  // In one call: the calls of its own have tests of their own.
  markup: (attributes) => `<episode-editor finish-path="/api/episodes/whole" ${attributes}></episode-editor>`,
  firstField: (editor) => editor.getByRole("textbox", { name: "名前" }),
  async work(page, editor) {
    const name = editor.getByRole("textbox", { name: "名前" });
    await name.click();
    await hasFocus(name);
    await writeText(page, oddWords);
    await holds(name, oddWords);
    await editor.getByRole("button", { name: "ステップを追加" }).click();
    // Of a kind that nobody knows another field comes first.
    const days = editor.getByRole("textbox", { name: "日数" });
    await days.click();
    await hasFocus(days);
    await days.fill("3");
    const text = editor.getByRole("textbox", { name: "本文" });
    await text.click();
    await hasFocus(text);
    await writeText(page, oddWords);
    await holds(text, oddWords);
  },
  finish: (editor) => editor.getByRole("button", { name: "保存", exact: true }).click(),
  expected: {
    name: oddWords,
    steps: [{ order: 1, days: 3, time: "10:00", content: { kind: "text", text: oddWords } }],
  },
  savePath: "/api/episodes/whole",
  idKey: "id",
  loading: ["api-base", "episode-id", "salon-id"],
  places: (
    [
      {
        name: "the name of a sequence",
        valueWith: (text) => at({ name: text }),
        field: "名前",
        inOneLine: true,
      },
      {
        name: "the text of a step",
        valueWith: (text) => at({ steps: [sending(text)] }),
        ...messageField,
      },
      { name: "a type that nobody knows", valueWith: (text) => at({ type: text }) },
      {
        name: "a step that cannot be read",
        valueWith: (text) => at({ steps: [text, { timing_type: text, content: { kind: text } }] }),
      },
      {
        name: "a day and a time that are none",
        valueWith: (text) => at({ steps: [{ ...sending("a"), days: text, time: text, direction: text }] }),
      },
      { name: "the whole value", valueWith: (text: string) => text },
    ] satisfies Parameters<typeof byValue>[0][]
  ).map(byValue),
});
