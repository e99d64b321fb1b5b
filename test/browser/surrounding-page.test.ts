import { describe, expect, onTestFinished, test } from "vitest";
import { userEvent } from "vitest/browser";
import { ActionEditorElement } from "../../src/entries/action-editor.js";
import { define, version } from "../../src/entries/index.js";
import { actionOf, mountEditor, textField, textsOf } from "../elements/action-editor/page.js";
import {
  filterOf,
  memoCondition,
  mountFilter,
  nameCondition,
  serveFilters,
} from "../elements/funnel-editor/page.js";
import { combobox, mountPicker } from "../elements/item-picker/page.js";
import { asciiJson } from "./support/ascii-json.js";
import { control, drawn, eventually, finishButton, mountMarkup, shownText } from "./support/editors.js";
import { openPage } from "./support/host-page.js";
import { tags } from "./support/lists.js";
import {
  enforceFocus,
  keepTranslating,
  silence,
  translate,
  withArrayToJson,
} from "./support/page-hazards.js";
import { deferred, freshServer, serve } from "./support/server.js";

describe("a translator that is at work all the while", () => {
  test("does not keep a picker from saying the name that comes", async () => {
    const list = deferred({ json: tags });
    serve(list.answer);
    const picker = mountPicker({ value: 3, "api-base": freshServer() });
    keepTranslating(picker.shadowRoot as ShadowRoot);
    const face = () => picker.shadowRoot?.querySelector(".picker-value");
    await eventually(() => face()?.textContent).toBe("読み込み中...");
    expect(face()?.querySelector("font")).not.toBeNull();
    list.arrive();
    await eventually(() => face()?.textContent).toBe("資料請求");
    await expect.element(combobox(picker)).toHaveAttribute("placeholder", "資料請求");
  });

  test("has figures come beside a filter's conditions, change and go", async () => {
    serveFilters();
    const editor = mountFilter({ value: filterOf(nameCondition("田中"), memoCondition("a")) });
    keepTranslating(editor.shadowRoot as ShadowRoot);
    await drawn(editor);
    const left = (...remaining: number[]) => {
      editor.estimate = async () => ({
        total: remaining.at(-1) ?? 0,
        friends: 100,
        conditions: remaining.map((each) => ({ meets: each, remaining: each })),
      });
    };
    left(50, 20);
    await eventually(() => shownText(editor).match(/残り \d+人/g)).toEqual(["残り 50人", "残り 20人"]);
    left(40, 0);
    await eventually(() => shownText(editor).match(/残り \d+人/g)).toEqual(["残り 40人", "残り 0人"]);
    editor.estimate = null;
    await eventually(() => shownText(editor)).not.toContain("残り");
    expect(shownText(editor)).toContain("田中");
  });
});

describe("a browser's translator", () => {
  test("may rewrite every text at every step, and editing goes on", async () => {
    const editor = mountEditor({ template: true, value: actionOf("一", "二") });
    const step = async (act: () => Promise<void>, after: () => unknown, expected: unknown) => {
      translate(editor.shadowRoot as ShadowRoot);
      await act();
      await eventually(after).toEqual(expected);
    };
    await drawn(editor);
    const press = (region: string, name: string) => () =>
      userEvent.click(control(editor, "region", region).getByRole("button", { name, exact: true }));

    await step(
      () => userEvent.click(control(editor, "button", "テキスト送信を追加")),
      () => textsOf(editor),
      ["一", "二", ""],
    );
    await step(
      () => userEvent.fill(textField(editor, 3), "三"),
      () => textsOf(editor),
      ["一", "二", "三"],
    );
    await step(press("1. テキスト送信", "下へ移動"), () => textsOf(editor), ["二", "一", "三"]);
    await step(press("1. テキスト送信", "複製"), () => textsOf(editor), ["二", "二", "一", "三"]);
    await step(press("2. テキスト送信", "削除"), () => textsOf(editor), ["二", "一", "三"]);
    await step(
      () => userEvent.click(control(editor, "button", "すべて折りたたむ")),
      () => textsOf(editor),
      ["二", "一", "三"],
    );
    await step(
      () => userEvent.click(control(editor, "button", "すべて開く")),
      () => textsOf(editor),
      ["二", "一", "三"],
    );
    await step(
      () => userEvent.fill(textField(editor, 1), ""),
      () => textsOf(editor),
      ["", "一", "三"],
    );
    await step(
      () => userEvent.click(finishButton(editor)),
      () => alertOf(editor)?.includes("本文を入力してください。"),
      true,
    );
    await step(
      () => userEvent.click(control(editor, "button", "元に戻す")),
      () => textsOf(editor),
      ["二", "一", "三"],
    );

    expect(editor.shadowRoot?.querySelector(".editor")).toBeTruthy();
    expect(editor.value.inputs).toEqual(actionOf("二", "一", "三").inputs);
  });
});

describe("a tag that is defined already", () => {
  test("stays as it is when the same entry is loaded again, without a word", () => {
    const warned = silence("warn");
    define(ActionEditorElement);
    expect(customElements.get("action-editor")).toBe(ActionEditorElement);
    expect(warned).not.toHaveBeenCalled();
  });

  test.each([
    ["another version", { version: "9.9.9" }, "9.9.9"],
    ["another script", {}, "another script"],
  ])("wins over %s, with one warning", (_, statics, named) => {
    const warned = silence("warn");
    const declaration = {
      ...ActionEditorElement.declaration,
      tag: `defined-by-${Object.keys(statics).length}` as const,
    };
    const first = Object.assign(class extends HTMLElement {}, statics);
    customElements.define(declaration.tag, first);
    define(Object.assign(class extends HTMLElement {}, { declaration, version }));
    expect(customElements.get(declaration.tag)).toBe(first);
    expect(warned).toHaveBeenCalledOnce();
    expect(warned.mock.calls[0]?.[0]).toContain(named);
    expect(warned.mock.calls[0]?.[0]).toContain(version);
  });
});

describe("a page with old Prototype.js", () => {
  test("gets the same payload from the property, the form and the draft", () => {
    const form = document.createElement("form");
    mountMarkup("").append(form);
    const editor = Object.assign(document.createElement("action-editor"), { name: "action" });
    form.append(editor);
    const { value, data } = withArrayToJson(() => {
      editor.value = actionOf("一");
      return { value: editor.value, data: new FormData(form).get("action") };
    });
    expect(value).toEqual(actionOf("一"));
    expect(data).toBe(asciiJson(actionOf("一")));
  });

  test("gets the same request", async () => {
    const received = serve({ json: { aid: 1 } });
    const editor = mountEditor({ value: actionOf("一") });
    // The body is written before the call leaves, in the same turn as submit().
    const submitted = withArrayToJson(() => editor.submit());
    expect((await submitted).ok).toBe(true);
    expect(received[0]?.fields.inputs).toBe(asciiJson(actionOf("一").inputs));
  });
});

describe("a <base> that leads elsewhere", () => {
  test.each([
    ["the path of the rules", {}, "/api/action/register"],
    ["a path of the page", { "finish-path": "/console/save" }, "/console/save"],
    ["a path without a slash", { "finish-path": "console/save" }, "/console/save"],
  ])("does not move the call to %s", async (_, attributes, expected) => {
    const base = document.createElement("base");
    base.href = "/elsewhere/";
    document.head.append(base);
    onTestFinished(() => base.remove());
    const received = serve({ json: { aid: 1 } });
    await mountEditor({ value: actionOf("一"), ...attributes }).submit();
    expect(received.map(({ url }) => url.href)).toEqual([location.origin + expected]);
  });
});

describe("a modal that enforces the focus, as Bootstrap 3 does", () => {
  test("lets the operator type inside of it", async () => {
    const modal = mountMarkup("<div class=modal></div>").querySelector<HTMLElement>(".modal") as HTMLElement;
    enforceFocus(modal);
    const editor = document.createElement("action-editor");
    modal.append(editor);
    await userEvent.click(control(editor, "button", "テキスト送信を追加"));
    await eventually(() => editor.shadowRoot?.activeElement?.role).toBe("textbox");
    await userEvent.keyboard("abc");
    await eventually(() => textsOf(editor)).toEqual(["abc"]);
  });

  test("would not, had the field been portalled to the body", async () => {
    const modal = mountMarkup("<div class=modal></div>").querySelector<HTMLElement>(".modal") as HTMLElement;
    enforceFocus(modal);
    const portalled = mountMarkup("<input>").querySelector("input") as HTMLInputElement;
    await userEvent.click(portalled);
    expect(document.activeElement).toBe(modal);
  });
});

describe("a page whose styles reach everywhere", () => {
  test("does not reach into the editor", async () => {
    const page = await openPage(({ document }) => {
      const style = document.createElement("style");
      style.textContent =
        "* { font-size: 40px !important; letter-spacing: 9px !important } textarea, input, button, [role=textbox] { display: none !important }";
      document.head.append(style);
      document.body.append(document.createElement("textarea"));
    });
    await page.loadEditor();
    const editor = page.document.createElement("action-editor");
    editor.value = actionOf("一");
    page.document.body.append(editor);
    await drawn(editor);
    const styleOf = (element: Element | null | undefined) => {
      const { display, fontSize, letterSpacing } = page.window.getComputedStyle(element as Element);
      return { hidden: display === "none", fontSize, letterSpacing };
    };
    expect(styleOf(page.document.querySelector("textarea"))).toEqual({
      hidden: true,
      fontSize: "40px",
      letterSpacing: "9px",
    });
    const inside = ["[role=textbox]", "button.button", "h2", "h2 button", "p, label"].map((selector) => [
      selector,
      styleOf(editor.shadowRoot?.querySelector(selector)),
    ]);
    const own = { hidden: false, fontSize: expect.stringMatching(/^1[346]px$/), letterSpacing: "normal" };
    expect(inside).toEqual(inside.map(([selector]) => [selector, own]));
  });
});

function alertOf(editor: Element): string | undefined {
  return editor.shadowRoot?.querySelector("[role=alert]")?.textContent ?? undefined;
}
