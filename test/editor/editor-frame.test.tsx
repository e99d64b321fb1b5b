import { Provider } from "jotai";
import { createStore } from "jotai/vanilla";
import { act } from "react";
import { describe, expect, it } from "vitest";
import { type EditorCommands, EditorFrame } from "../../src/editor/index.js";
import { createEditorSession } from "../../src/editor/session.js";
import { Panel } from "../../src/kit/Panel.js";
import { render } from "../kit/render.js";

const ignore = () => {};

/** An editor with one panel, on the page of these. */
function editor(pageEditors: EditorCommands["pageEditors"]) {
  const store = createStore();
  const commands: EditorCommands = {
    session: createEditorSession(),
    pageEditors,
    submit: ignore,
    cancel: ignore,
    refuse: ignore,
    reportFailure: ignore,
    contentFailed: ignore,
    perform: (gesture) => gesture(),
    expire: ignore,
    restoreDraft: ignore,
    discardDraft: ignore,
    compareDraft: () => ({ differences: 0, shownRecord: null }),
  };
  const tree = (
    <Provider store={store}>
      <EditorFrame
        commands={commands}
        locale="ja"
        finishLabel="保存"
        cancelable={false}
        readOnly={false}
        undo={{ canUndo: false, canRedo: false, undo: ignore, redo: ignore }}
        problems={[]}
        serverErrorAt={() => undefined}
        onGoTo={ignore}
      >
        <Panel name="1. テキスト送信" number={1} title="テキスト送信" open={false} onToggle={ignore}>
          {null}
        </Panel>
      </EditorFrame>
    </Provider>
  );
  return { tree, store, session: commands.session };
}

describe("the regions of an editor", () => {
  const regionIn = (box: Element) => box.querySelector("section")?.getAttribute("aria-label");

  it("are named after what they hold, and in further editors of the page after those too", async () => {
    const page = new Map<Node, () => void>();
    const boxes = [
      await render(editor(page).tree),
      await render(editor(page).tree),
      await render(editor(page).tree),
    ];
    expect(boxes.map(({ box }) => regionIn(box))).toEqual([
      "1. テキスト送信",
      "1. テキスト送信（編集欄2）",
      "1. テキスト送信（編集欄3）",
    ]);
  });

  it("move up when an editor has gone", async () => {
    const page = new Map<Node, () => void>();
    const first = await render(editor(page).tree);
    const second = await render(editor(page).tree);
    await first.update(null);
    const third = await render(editor(page).tree);
    expect([regionIn(second.box), regionIn(third.box)]).toEqual([
      "1. テキスト送信",
      "1. テキスト送信（編集欄2）",
    ]);
  });
});

it("does not count an editor whose frame was taken away", async () => {
  const page = new Map<Node, () => void>();
  const elsewhere = document.implementation.createHTMLDocument().body;
  page.set(elsewhere, ignore).set(document.createElement("div"), ignore);
  const { get } = await render(editor(page).tree);
  expect(get("section").getAttribute("aria-label")).toBe("1. テキスト送信");
});

it("announces a setting that cannot be read, in a region that was there before", async () => {
  const { tree, store, session } = editor(new Map());
  const { get } = await render(tree);
  const region = get("[role=status]");
  expect(region.textContent).toBe("");
  await act(async () => store.set(session.unreadableInputs, ["value"]));
  expect(region.textContent).toContain("（value）を読み取れない");
});
