import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import {
  actionOf,
  mountEditor,
  openAction,
  shownInText,
  textField,
  textsOf,
} from "../elements/action-editor/page.js";
import { configurePage } from "./support/console-page.js";
import { control, eventually, finishButton, mountMarkup, withAttributes } from "./support/editors.js";
import { inBrief, prevent, record } from "./support/events.js";
import { catchErrors, silence } from "./support/page-hazards.js";
import { deferred, serve } from "./support/server.js";

const saved = { json: { aid: 7, redirect_to: "/next" } };

describe("every event", () => {
  test("bubbles, leaves all shadow roots, and is cancelable where the host may object", async () => {
    serve(saved, { status: 409 });
    const outer = mountMarkup("<div></div>").firstElementChild as HTMLElement;
    const editor = withAttributes(document.createElement("action-editor"), {
      cancelable: true,
      value: actionOf("一"),
    });
    outer.attachShadow({ mode: "open" }).append(editor);
    const heard = record(document);
    prevent(editor, "navigate");
    prevent(editor, "page-expired");
    await userEvent.fill(textField(editor), "編集した");
    await userEvent.click(control(editor, "button", "キャンセル"));
    await editor.submit();
    await editor.submit();

    const flags = heard.map((event) => [
      event.type,
      { own: event instanceof CustomEvent, target: event.target === outer, cancelable: event.cancelable },
    ]);
    const plain = { own: true, target: true, cancelable: false };
    expect(Object.fromEntries(flags)).toEqual({
      change: plain,
      cancel: plain,
      "before-finish": { ...plain, cancelable: true },
      "status-change": plain,
      finish: plain,
      navigate: { ...plain, cancelable: true },
      failure: plain,
      "page-expired": { ...plain, cancelable: true },
    });
  });
});

describe("the order of a finish", () => {
  const orders: {
    name: string;
    attributes?: object;
    answer?: Parameters<typeof serve>[0];
    order: string[];
  }[] = [
    {
      name: "post",
      answer: { json: { aid: 7 } },
      order: ["before-finish", "status-change 1", "status-change 2", "finish", "status-change 0"],
    },
    {
      name: "post with redirect_to, which the host prevents",
      answer: saved,
      order: ["before-finish", "status-change 1", "status-change 2", "finish", "navigate", "status-change 0"],
    },
    {
      name: "postemit, which does not navigate",
      attributes: { finisher: "postemit" },
      answer: saved,
      order: ["before-finish", "status-change 1", "status-change 2", "finish", "status-change 0"],
    },
    { name: "emit", attributes: { finisher: "emit" }, order: ["before-finish", "finish"] },
    {
      name: "a refusal by the server",
      answer: { status: 500 },
      order: ["before-finish", "status-change 1", "status-change 3", "failure http", "status-change 0"],
    },
    ...[409, 419].map((status) => ({
      name: `an expired page (${status})`,
      answer: { status },
      order: [
        "before-finish",
        "status-change 1",
        "status-change 3",
        "failure http",
        "page-expired",
        "status-change 0",
      ],
    })),
    { name: "a refusal by validation", attributes: { value: actionOf("") }, order: ["failure validation"] },
    {
      name: "a refusal by validation in emit",
      attributes: { value: actionOf(""), finisher: "emit" },
      order: ["failure validation"],
    },
  ];

  test.each(orders)("$name", async ({ attributes = {}, answer, order }) => {
    configurePage({ onError: () => {} });
    serve(...(answer ? [answer] : []));
    const editor = mountEditor({ value: actionOf("一"), ...attributes });
    const heard = record(editor);
    const during: number[] = [];
    editor.addEventListener("status-change", () => during.push(editor.status));
    prevent(editor, "navigate");
    prevent(editor, "page-expired");
    await editor.submit();
    expect(inBrief(heard)).toEqual(order);
    expect(during).toEqual(
      heard.filter(({ type }) => type === "status-change").map(({ detail }) => detail.status),
    );
    expect(editor.status).toBe(0);
  });

  test.each(["post", "postemit", "emit"] as const)(
    "%s, prevented by the host: nothing follows",
    async (finisher) => {
      const received = serve();
      const editor = mountEditor({ value: actionOf("一"), finisher });
      const heard = record(editor);
      prevent(editor, "before-finish");
      expect(await editor.submit()).toEqual({ ok: false, messages: [] });
      expect(inBrief(heard)).toEqual(["before-finish"]);
      expect(received).toEqual([]);
    },
  );
});

describe("what a finish tells", () => {
  test("the payload, and the response where there is one", async () => {
    serve({ json: { aid: 7 } }, { json: { aid: 7 } });
    const value = { ...actionOf("一"), unknown: 1 };
    const finishWith = async (finisher: string) => {
      const editor = mountEditor({ value, finisher });
      const heard = record(editor, ["before-finish", "finish"]);
      const result = await editor.submit();
      return { result, details: heard.map(({ detail }) => detail) };
    };
    const response = { aid: 7 };
    for (const finisher of ["post", "postemit"]) {
      expect(await finishWith(finisher)).toEqual({
        result: { ok: true, payload: value, response },
        details: [{ payload: value }, { finisher, payload: value, response }],
      });
    }
    expect(await finishWith("emit")).toEqual({
      result: { ok: true, payload: value },
      details: [{ payload: value }, { finisher: "emit", payload: value }],
    });
  });

  test("a private copy: what a listener does to it does not reach the editor", async () => {
    const editor = mountEditor({ value: actionOf("一"), finisher: "emit" });
    const spoil = (event: Event) => {
      const { payload } = (event as CustomEvent).detail;
      payload.inputs[0].text = "荒らされた";
    };
    for (const name of ["before-finish", "finish"]) editor.addEventListener(name, spoil);
    await editor.submit();
    expect(textsOf(editor)).toEqual(["一"]);
    expect(editor.dirty).toBe(false);
  });

  test("goes on when a listener throws", async () => {
    const mistakes = catchErrors();
    silence("error");
    serve({ json: { aid: 1 } });
    const editor = mountEditor({ value: actionOf("一") });
    for (const name of ["before-finish", "status-change", "finish"]) {
      editor.addEventListener(name, () => {
        throw new Error("a mistake of the page");
      });
    }
    expect((await editor.submit()).ok).toBe(true);
    expect(editor.status).toBe(0);
    expect(mistakes).toHaveLength(5);
  });
});

describe("submitting twice", () => {
  test("by a press, a key and a call in one turn makes one request and one result", async () => {
    const reply = deferred({ json: { aid: 7 } });
    const received = serve(reply.answer);
    const editor = await openAction({ value: actionOf("一") });
    const heard = record(editor);
    const button = finishButton(editor).element() as HTMLButtonElement;
    button.click();
    button.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, composed: true }));
    button.click();
    const [first, second] = [editor.submit(), editor.submit()];
    reply.arrive();
    expect(await first).toBe(await second);
    expect(received).toHaveLength(1);
    expect(inBrief(heard)).toEqual([
      "before-finish",
      "status-change 1",
      "status-change 2",
      "finish",
      "status-change 0",
    ]);
  });

  test("by hand while it is saved: the button is busy and does nothing", async () => {
    const reply = deferred({ json: { aid: 1 } });
    const received = serve(reply.answer);
    const editor = mountEditor({ value: actionOf("一") });
    await userEvent.click(finishButton(editor));
    const busy = finishButton(editor, "処理中...");
    await expect.element(busy).toHaveAttribute("aria-busy", "true");
    await userEvent.click(busy);
    await userEvent.keyboard("{Enter}");
    reply.arrive();
    await eventually(() => editor.status).toBe(0);
    expect(received).toHaveLength(1);
  });

  test("one after the other makes two requests", async () => {
    const received = serve({ json: { aid: 1 } }, { json: { aid: 1 } });
    const editor = mountEditor({ value: actionOf("一") });
    await editor.submit();
    await editor.submit();
    expect(received).toHaveLength(2);
  });
});

describe("change", () => {
  test("tells each edit of the operator", async () => {
    const editor = await openAction({ value: actionOf("一") });
    const heard = record(document, ["change"]);
    const last = () => heard.at(-1)?.detail;
    const steps: [act: () => Promise<void>, texts: string[], dirty: boolean, valid: boolean][] = [
      [() => userEvent.fill(textField(editor), ""), [""], true, false],
      [() => userEvent.click(control(editor, "button", "元に戻す")), ["一"], false, true],
      [() => userEvent.click(control(editor, "button", "やり直す")), [""], true, false],
      [() => userEvent.fill(textField(editor), "一"), ["一"], false, true],
      [() => userEvent.click(control(editor, "button", "複製")), ["一", "一"], true, true],
    ];
    for (const [i, [act, texts, dirty, valid]] of steps.entries()) {
      await act();
      await eventually(() => heard.length).toBe(i + 1);
      expect(last()).toEqual({ value: actionOf(...texts), dirty, valid });
      expect(editor.value).toEqual(last().value);
    }
    await userEvent.click(control(editor, "button", "すべて折りたたむ"));
    await userEvent.click(finishButton(mountEditor()));
    expect(heard).toHaveLength(steps.length);
  });

  test("is not fired for what the page does", async () => {
    serve({ json: { aid: 9 } });
    const editor = mountEditor({ value: actionOf("一") });
    await userEvent.fill(textField(editor), "編集した");
    await eventually(() => editor.canUndo).toBe(true);
    const heard = record(document, ["change"]);
    editor.undo();
    editor.redo();
    expect(textsOf(editor)).toEqual(["編集した"]);
    editor.reset();
    expect(textsOf(editor)).toEqual(["一"]);
    editor.value = actionOf("二");
    editor.setAttribute("value", JSON.stringify(actionOf("三")));
    await editor.submit();
    await eventually(() => shownInText(editor)).toBe("三");
    expect(heard).toEqual([]);
  });

  test("of the fields inside stays inside", async () => {
    const editor = await openAction({ value: actionOf("一"), template: true });
    const inner = record(editor.shadowRoot as ShadowRoot, ["change"]);
    const outer = record(document, ["change"]);
    await userEvent.click(control(editor, "textbox", "アクション名"));
    await userEvent.keyboard("a");
    await userEvent.tab();
    await eventually(() => inner.map(({ detail }) => detail === undefined)).toContain(true);
    expect(outer).toHaveLength(1);
    expect(outer[0]?.detail.value.a_name).toBe("a");
  });
});

describe("after a finish", () => {
  test.each([
    ["an action", {}, { ...actionOf("一"), is_template: 0 }],
    ["a template", { template: true }, { ...actionOf("一"), a_name: "名前", is_template: 1 }],
    ["a template that did not say so", { template: true }, { ...actionOf("一"), a_name: "名前" }],
    [
      "a template with blanks around its name",
      { template: true },
      { ...actionOf("一"), a_name: " 名前 ", is_template: 1 },
    ],
    [
      "a new template of a folder",
      { template: true, "group-id": "3" },
      { ...actionOf("一"), a_name: "名前", is_template: 1 },
    ],
  ])("%s counts as unchanged", async (_, attributes, value) => {
    serve({ json: { aid: 7 } });
    const editor = mountEditor({ value, ...attributes });
    await userEvent.fill(textField(editor), "編集した");
    await eventually(() => editor.dirty).toBe(true);
    expect((await editor.submit()).ok).toBe(true);
    expect(editor.dirty).toBe(false);
    expect(editor.value.aid).toBe(7);
    await userEvent.fill(textField(editor), "もう一度");
    await eventually(() => editor.dirty).toBe(true);
    editor.reset();
    expect([editor.dirty, textsOf(editor)]).toEqual([false, ["編集した"]]);
  });

  test("what was typed meanwhile counts as changed", async () => {
    const reply = deferred({ json: { aid: 7 } });
    serve(reply.answer);
    const editor = await openAction({ value: actionOf("一") });
    const submitted = editor.submit();
    await userEvent.fill(textField(editor), "その間に");
    await eventually(() => textsOf(editor)).toEqual(["その間に"]);
    reply.arrive();
    expect(await submitted).toMatchObject({ ok: true, payload: { inputs: [{ text: "一" }] } });
    expect([editor.dirty, textsOf(editor), editor.value.aid]).toEqual([true, ["その間に"], 7]);
  });
});
