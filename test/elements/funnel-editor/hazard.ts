import {
  byValue,
  elementUnderTest,
  hasFocus,
  holds,
  oddWords,
  writeText,
} from "../../hazards/support/element-under-test.js";
import { showListed } from "../../hazards/support/places.js";

const named = (...inputs: unknown[]) => ({ name: "検索", inputs });

const taggedFilter = named({ type: 60, use_group: 0, tag_ids: [1], tag_group_id: null, tag_or: 0 });

/** A filter with a name, conditions in both panels, and one moved by its menu. */
export const hazard = elementUnderTest(["value", "text", "finishing", "saving"], {
  tag: "funnel-editor",
  markup: (attributes) => `<funnel-editor ${attributes}></funnel-editor>`,
  firstField: (editor) => editor.getByRole("textbox").first(),
  async work(page, editor) {
    const row = (name: string) => editor.getByRole("group", { name, exact: true });
    const add = (label: string) => editor.getByRole("button", { name: `${label}を追加`, exact: true });
    const name = editor.getByRole("textbox", { name: "条件名" });
    await name.click();
    await hasFocus(name);
    await writeText(page, oddWords);
    await add("名前").first().click();
    await hasFocus(row("1. 名前").getByRole("textbox"));
    // What an input method puts in at once.
    await page.keyboard.insertText("田中　佐藤");
    await add("個別メモ").first().click();
    await hasFocus(row("2. 個別メモ").getByRole("textbox"));
    await page.keyboard.insertText("VIP");
    await row("2. 個別メモ").getByRole("button", { name: "その他の操作" }).click();
    await editor.getByRole("menuitem", { name: "上へ移動" }).click();
    await row("1. 個別メモ").waitFor();
    await add("いずれか1つ以上を満たす(or)").click();
    const panel = row("いずれか1つ以上を満たす(or)");
    await panel.getByRole("button", { name: "ステータスメッセージを追加" }).click();
    await hasFocus(panel.getByRole("textbox"));
    await writeText(page, "open & <b>");
    await holds(row("1. 個別メモ").getByRole("textbox"), "VIP");
  },
  finish: (editor) => editor.getByRole("button", { name: "検索", exact: true }).click(),
  expected: {
    name: oddWords,
    inputs: [
      { type: 20, memos: ["VIP"] },
      { type: 11, names: ["田中", "佐藤"] },
      { type: 120, effects: [{ type: 25, status: "open & <b>" }] },
    ],
  },
  savePath: "/api/funnel/register",
  idKey: "fid",
  loading: ["funnel-id"],
  places: [
    ...(
      [
        {
          name: "a friend's name",
          valueWith: (text) => named({ type: 11, names: [text] }),
        },
        {
          name: "a memo, in an or-panel",
          valueWith: (text) => named({ type: 120, effects: [{ type: 20, memos: [text, text] }] }),
        },
        {
          name: "a status message",
          valueWith: (text) => named({ type: 25, status: text }),
          field: "ステータスメッセージ",
          inOneLine: true,
        },
        {
          name: "the name of the filter",
          valueWith: (text) => ({ name: text, inputs: [] }),
          field: "条件名",
          inOneLine: true,
        },
        {
          name: "the reason of a broken condition",
          valueWith: (text) => named({ type: -1, reason: text }),
        },
        { name: "the type of a condition", valueWith: (text) => named({ type: text }) },
        {
          name: "every string of a condition that is held",
          valueWith: (text) =>
            named({ type: 60, tag_ids: text, [text]: text }, { type: 999, to: [text] }, text),
        },
        {
          name: "ids and dates that are texts",
          valueWith: (text) =>
            named({ type: 60, tag_ids: [text], tag_or: text }, { type: 30, date_from: text, date_to: text }),
        },
        { name: "the whole value", valueWith: (text: string) => text },
      ] satisfies Parameters<typeof byValue>[0][]
    ).map(byValue),
    {
      name: "the name of a tag in the server's list",
      valueWith: () => taggedFilter,
      given: (text) => ({ text, value: taggedFilter }),
      show: showListed,
    },
    {
      name: "the id of a filter that cannot be loaded",
      valueWith: () => null,
      given: (text) => ({ text }),
      show: showUnloaded,
    },
  ],
});

/** Asks for a filter that is not there, and waits until a button to try again stands there for it. */
async function showUnloaded(element: HTMLElement, { text }: { text: string }): Promise<void> {
  const retry = () =>
    [...(element.shadowRoot?.querySelectorAll("button") ?? [])].find(
      ({ textContent }) => textContent === "もう一度読み込む",
    );
  const before = retry();
  Object.assign(element, { funnelId: text });
  do await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
  while (!retry() || retry() === before);
}
