import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import {
  actionOf,
  emptyAction,
  mountEditor,
  openAction,
  shownInText,
  textEffect,
  textField,
  textsOf,
} from "../elements/action-editor/page.js";
import everyEffect from "../fixtures/action-every-effect.json" with { type: "json" };
import {
  control,
  drawn,
  eventually,
  finishButton,
  mountMarkup,
  shownText,
  within,
} from "./support/editors.js";
import { inBrief, record } from "./support/events.js";
import { silence } from "./support/page-hazards.js";
import { serve } from "./support/server.js";
import { messagesIn } from "./support/written-text.js";

const trigger = {
  category: "open_api",
  open_api_trigger_id: 5,
  event: "order.created",
  label: "注文",
  params: {},
};

/** Every attribute but `value`: its property, its default, and one text with what it means. */
const attributes = [
  ["api-base", "apiBase", null, "/console", "/console"],
  ["csrf-token", "csrfToken", null, "abc", "abc"],
  ["abilities", "abilities", null, " scenario\n episode ", ["scenario", "episode"]],
  ["locale", "locale", "ja", "en", "en"],
  ["trigger-context", "triggerContext", null, JSON.stringify(trigger), trigger],
  ["brand", "brand", null, "acme", "acme"],
  ["theme", "theme", "auto", "dark", "dark"],
  ["finisher", "finisher", "post", "emit", "emit"],
  ["finish-path", "finishPath", null, "/save", "/save"],
  ["finish-label", "finishLabel", null, "保存", "保存"],
  ["cancelable", "cancelable", false, "", true],
  ["name", "name", null, "action", "action"],
  ["required", "required", false, "", true],
  ["disabled", "disabled", false, "", true],
  ["readonly", "readonly", false, "", true],
  ["draft-key", "draftKey", null, "key", "key"],
  ["template", "template", false, "", true],
  ["group-id", "groupId", null, "12", 12],
  ["with-description", "withDescription", false, "", true],
  ["encoding", "encoding", "json", "brackets", "brackets"],
  ["swatch", "swatch", null, "12 1", ["12", "1"]],
  ["disabled-types", "disabledTypes", null, "1", ["1"]],
] as const;

/** Those that native form controls write back; all others never are. */
const reflected = ["name", "required", "disabled", "readonly"];

describe.each(attributes)("%s", (attribute, property, absent, text, meaning) => {
  const read = (editor: HTMLElement) => Reflect.get(editor, property);

  test("is a property, and its removal brings the default back", () => {
    const editor = mountEditor();
    expect(read(editor)).toEqual(absent);
    editor.setAttribute(attribute, text);
    expect(read(editor)).toEqual(meaning);
    editor.removeAttribute(attribute);
    expect(read(editor)).toEqual(absent);
  });

  test("may be set as a property, before or after the attribute", () => {
    const editor = mountEditor();
    const before = editor.outerHTML;
    Reflect.set(editor, property, meaning);
    expect(read(editor)).toEqual(meaning);
    if (!reflected.includes(attribute)) expect(editor.outerHTML).toBe(before);
    Reflect.set(editor, property, null);
    expect(read(editor)).toEqual(absent);
    editor.setAttribute(attribute, text);
    expect(read(editor)).toEqual(meaning);
  });
});

describe("a boolean attribute", () => {
  test.each(["", "true", "false", "cancelable"])('is on when present, also as "%s"', (text) => {
    expect(mountEditor({ cancelable: text }).cancelable).toBe(true);
  });
});

describe("what an attribute does", () => {
  test("finish-label names the button, and without one it is 確定", async () => {
    const editor = mountEditor({ "finish-label": "保存する" });
    await expect.element(finishButton(editor, "保存する")).toBeVisible();
    editor.removeAttribute("finish-label");
    await expect.element(finishButton(editor, "確定")).toBeVisible();
    editor.finishLabel = "";
    await expect.element(finishButton(editor, "確定")).toBeVisible();
  });

  test("cancelable shows a button that fires `cancel`", async () => {
    const editor = await openAction();
    expect(control(editor, "button", "キャンセル").query()).toBeNull();
    editor.cancelable = true;
    const heard = record(editor);
    await userEvent.click(control(editor, "button", "キャンセル"));
    expect(inBrief(heard)).toEqual(["cancel"]);
  });

  test("encoding=brackets sends no more fields than a server reads", async () => {
    const received = serve({ json: { aid: 5 } });
    const editor = mountEditor({
      encoding: "brackets",
      value: { ...emptyAction, inputs: Array.from({ length: 400 }, (_, at) => textEffect(`${at}`)) },
    });
    const result = await editor.submit();
    expect([result.ok, received.length]).toEqual([false, 0]);
    await eventually(() => shownText(editor)).toMatch(
      /項目が多すぎるため送信していません（.*1,000項目まで）/,
    );
    editor.encoding = "json";
    expect((await editor.submit()).ok).toBe(true);
  });

  test("template asks for a name and saves a template of that name", async () => {
    const received = serve({ json: { aid: 5 } });
    const editor = mountEditor({ template: true, "group-id": "12", value: actionOf("一") });
    expect(editor.validity.valid).toBe(false);
    await userEvent.fill(control(editor, "textbox", "アクション名"), "  来店お礼  ");
    await userEvent.click(finishButton(editor));
    await eventually(() => received.length).toBe(1);
    expect(received[0]?.fields).toMatchObject({ is_template: "1", a_name: "来店お礼", group_id: "12" });
  });

  test("group-id is for new templates only", async () => {
    const received = serve({ json: { aid: 1 } }, { json: { aid: 1 } });
    const stored = { ...actionOf("一"), aid: 3, a_name: "名前", group_id: 7 };
    await mountEditor({ template: true, "group-id": "12", value: stored }).submit();
    await mountEditor({ "group-id": "12", value: actionOf("一") }).submit();
    expect(received.map(({ fields }) => fields.group_id)).toEqual(["7", ""]);
  });

  test("with-description is sent, or not at all", async () => {
    const received = serve({ json: { aid: 1 } }, { json: { aid: 1 } });
    await mountEditor({ "with-description": true, value: actionOf("一") }).submit();
    await mountEditor({ value: actionOf("一") }).submit();
    expect(received.map(({ fields }) => fields.withDescription)).toEqual(["1", undefined]);
  });

  test("encoding spells nested values as JSON or with brackets", async () => {
    const received = serve({ json: { aid: 1 } }, { json: { aid: 1 } });
    const value = { ...actionOf("一"), extra: { list: [], on: true } };
    await mountEditor({ value }).submit();
    await mountEditor({ encoding: "brackets", value }).submit();
    const [json, brackets] = received.map(({ fields }) => fields);
    expect(json).toMatchObject({ extra: '{"list":[],"on":true}', aid: "" });
    expect(JSON.parse(json?.inputs ?? "")).toEqual(value.inputs);
    expect(json?.inputs).toMatch(/^[ -~]+$/);
    expect(brackets).toMatchObject({ "inputs[0][type]": "1", "inputs[0][text]": "一", "extra[on]": "1" });
    expect(Object.keys(brackets ?? {}).filter((name) => /^inputs$|list/.test(name))).toEqual([]);
  });

  test("finish-path and api-base say where the call goes", async () => {
    const received = serve({ json: { aid: 1 } }, { json: { aid: 1 } }, { json: { aid: 1 } });
    await mountEditor({ value: actionOf("一") }).submit();
    await mountEditor({ value: actionOf("一"), "api-base": "/console" }).submit();
    await mountEditor({ value: actionOf("一"), "api-base": "/console", "finish-path": "/save?x=1" }).submit();
    expect(received.map(({ url }) => url.pathname + url.search)).toEqual([
      "/api/action/register",
      "/console/api/action/register",
      "/console/save?x=1",
    ]);
  });

  test("csrf-token goes into the header and the form", async () => {
    const received = serve({ json: { aid: 1 } });
    await mountEditor({ value: actionOf("一"), "csrf-token": "abc" }).submit();
    expect(received[0]?.headers.get("X-CSRF-TOKEN")).toBe("abc");
    expect(received[0]?.fields._token).toBe("abc");
  });

  test("swatch offers what it names, disabled-types takes away", async () => {
    const addButtons = (editor: Element) =>
      within(editor)
        .getByRole("button", { name: /を追加$/ })
        .elements()
        .map((button) => button.getAttribute("aria-label"));
    const editor = await openAction({ swatch: "1" });
    expect(addButtons(editor)).toEqual(["テキスト送信を追加"]);
    editor.swatch = [];
    await eventually(() => addButtons(editor)).toEqual([]);
    editor.swatch = null;
    editor.disabledTypes = ["1"];
    await eventually(() => addButtons(editor)).not.toContain("テキスト送信を追加");
    editor.removeAttribute("swatch");
    editor.disabledTypes = null;
    await eventually(() => addButtons(editor)).toContain("テキスト送信を追加");
  });

  test.each([
    ["swatch", "1 999"],
    ["swatch", "テキスト"],
    ["disabled-types", "999 1"],
  ])("an unknown id in %s is a failure, and the known ones count", async (attribute, text) => {
    silence("warn");
    const editor = mountEditor();
    const heard = record(editor);
    editor.setAttribute(attribute, text);
    expect(inBrief(heard)).toEqual(["failure invalid-input"]);
    await eventually(() => shownText(editor)).toContain("読み取れないため");
    editor.removeAttribute(attribute);
    await eventually(() => shownText(editor)).not.toContain("読み取れないため");
  });

  test.each(["disabled", "readonly"] as const)("%s leaves nothing to change", async (attribute) => {
    const editor = await openAction({ value: actionOf("一"), template: true });
    editor[attribute] = true;
    await eventually(() => finishButton(editor).query()).toBeNull();
    const changing = /追加$|削除|移動|複製|戻す|やり直す/;
    expect(within(editor).getByRole("button", { name: changing }).elements()).toEqual([]);
    const fields = [...(editor.shadowRoot?.querySelectorAll<HTMLInputElement>("input, textarea") ?? [])];
    expect(messagesIn(editor).filter(({ isContentEditable }) => isContentEditable)).toEqual([]);
    const open = fields.filter(
      (field) => !field.readOnly && !field.disabled && !(field.type === "radio" && field.checked),
    );
    expect(open).toEqual([]);
    editor[attribute] = false;
    await expect.element(finishButton(editor)).toBeVisible();
  });

  test("locale chooses the words, of an editor on the page as well", async () => {
    const editor = await openAction({ locale: "en" });
    await eventually(() => shownText(editor)).not.toMatch(/[ぁ-ん]/);
    editor.locale = "ja";
    await expect.element(finishButton(editor, "確定")).toBeVisible();
  });

  test("theme follows the page or is forced", () => {
    const editor = mountEditor();
    const scheme = () => [
      editor.matches(":state(light)"),
      editor.matches(":state(dark)"),
      getComputedStyle(editor).colorScheme,
    ];
    expect(scheme()).toEqual([false, false, "normal"]);
    editor.theme = "dark";
    expect(scheme()).toEqual([false, true, "dark"]);
    editor.theme = "light";
    expect(scheme()).toEqual([true, false, "light"]);
    editor.theme = "auto";
    document.documentElement.style.colorScheme = "dark";
    expect(scheme()).toEqual([false, false, "dark"]);
    document.documentElement.style.colorScheme = "";
  });
});

describe("value", () => {
  test("is an empty action unless given", () => {
    expect(mountEditor().value).toEqual(emptyAction);
    expect(Object.keys(mountEditor().value)).toEqual(Object.keys(emptyAction));
  });

  test("is the same as an attribute and as a property, and null is the empty one", () => {
    const [markup, script] = [mountEditor({ value: actionOf("一") }), mountEditor()];
    script.value = actionOf("一");
    expect(markup.value).toEqual(actionOf("一"));
    expect(script.value).toEqual(markup.value);
    expect([markup.dirty, script.dirty]).toEqual([false, false]);
    markup.removeAttribute("value");
    script.value = null;
    expect([markup.value, script.value]).toEqual([emptyAction, emptyAction]);
  });

  test("replaces the content and clears the history", async () => {
    const editor = mountEditor({ value: actionOf("一") });
    await userEvent.fill(textField(editor), "編集した");
    await eventually(() => editor.canUndo).toBe(true);
    editor.value = actionOf("二");
    expect([editor.canUndo, editor.canRedo, editor.dirty]).toEqual([false, false, false]);
    await eventually(() => shownInText(editor)).toBe("二");
  });

  test("never gets into the markup, nor does what an operator types", async () => {
    const editor = mountEditor({ name: "action" });
    editor.value = actionOf("秘密の文");
    editor.csrfToken = "secret-token";
    editor.triggerContext = { label: "秘密の文脈" };
    await userEvent.fill(textField(editor), "秘密の編集");
    await eventually(() => textsOf(editor)).toEqual(["秘密の編集"]);
    expect(editor.outerHTML).toBe('<action-editor name="action"></action-editor>');
  });

  test("keeps an attribute that the server wrote as it was written", async () => {
    const editor = mountEditor({ value: actionOf("一") });
    await userEvent.fill(textField(editor), "編集した");
    await eventually(() => editor.dirty).toBe(true);
    expect(JSON.parse(editor.getAttribute("value") ?? "")).toEqual(actionOf("一"));
  });

  test("is a private copy, going in and coming out", () => {
    const given = actionOf("一");
    const editor = mountEditor();
    editor.value = given;
    const [effect] = given.inputs;
    if (effect) effect.text = "あとから";
    expect(textsOf(editor)).toEqual(["一"]);
    const taken = editor.value as typeof given;
    taken.inputs.length = 0;
    taken.a_name = "あとから";
    expect(editor.value).toEqual(actionOf("一"));
    expect(editor.value).not.toBe(editor.value);
    expect(structuredClone(editor.value)).toEqual(actionOf("一"));
  });

  test("drops the keys that reach a prototype, at every depth", () => {
    const hostile =
      '{"__proto__":{"polluted":1},"constructor":{"prototype":1},"prototype":1,"kept":{"__proto__":1,"a":1},"inputs":[{"type":1,"text":"一","prototype":2}]}';
    const editor = mountEditor({ value: hostile });
    expect(editor.value).toEqual({ kept: { a: 1 }, inputs: [{ type: 1, text: "一" }] });
    expect(Object.getPrototypeOf(editor.value)).toBe(Object.prototype);
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });

  test("keeps what it does not know, through an edit", async () => {
    const value = {
      future: { deep: [1, { a: null }] },
      ...actionOf("一"),
      a_twice_type: "1",
      inputs: [
        { type: 999, x: [1] },
        null,
        textEffect("一", { unknown: { y: 1 } }),
        "text",
        { text: "no type" },
      ],
    };
    const editor = mountEditor({ value });
    expect(editor.value).toEqual(value);
    await userEvent.click(control(editor, "button", "3. テキスト送信"));
    await userEvent.fill(textField(editor, 3), "編集した");
    await eventually(() => textsOf(editor)[2]).toBe("編集した");
    const expected = value.inputs.with(2, textEffect("編集した", { unknown: { y: 1 } }));
    expect(JSON.stringify(editor.value)).toBe(JSON.stringify({ ...value, inputs: expected }));
  });

  test.each(["attribute", "property"])(
    "as an %s, every kind of effect comes back key for key",
    async (way) => {
      const editor = mountEditor({ finisher: "emit", ...(way === "attribute" && { value: everyEffect }) });
      if (way === "property") editor.value = everyEffect;
      await drawn(editor);
      const heard = record(editor, ["finish"]);
      await userEvent.click(finishButton(editor));
      await eventually(() => heard.length).toBe(1);
      expect(heard[0]?.detail).toEqual({ finisher: "emit", payload: everyEffect });
      expect(JSON.stringify(heard[0]?.detail.payload)).toBe(JSON.stringify(everyEffect));
      expect(JSON.stringify(editor.value)).toBe(JSON.stringify(everyEffect));
      expect(editor.dirty).toBe(false);
    },
  );
});

describe("what cannot be read", () => {
  const circle: Record<string, unknown> = {};
  circle.inputs = [circle];

  /** Each is refused where it stands; none is thrown. */
  const unreadable: [string, (editor: HTMLElement) => void][] = [
    ["malformed JSON", (editor) => editor.setAttribute("value", "{oops")],
    ["JSON that is no action", (editor) => editor.setAttribute("value", "[1]")],
    ["JSON with effects that are no list", (editor) => editor.setAttribute("value", '{"inputs":{}}')],
    ["a circle", (editor) => Reflect.set(editor, "value", circle)],
    ["a function inside", (editor) => Reflect.set(editor, "value", { inputs: [() => {}] })],
    ["a map", (editor) => Reflect.set(editor, "value", new Map())],
    ["a bigint", (editor) => Reflect.set(editor, "value", { aid: 1n })],
    ["not a number", (editor) => Reflect.set(editor, "value", { aid: Number.NaN })],
    [
      "a getter that throws",
      (editor) =>
        Reflect.set(editor, "value", {
          get inputs() {
            throw new Error("no");
          },
        }),
    ],
  ];

  test.each(unreadable)(
    "%s keeps the last good value, shows it in place and fires `failure`",
    async (_, give) => {
      silence("warn");
      const editor = mountEditor({ value: actionOf("一") });
      await userEvent.fill(textField(editor), "編集した");
      await eventually(() => textsOf(editor)).toEqual(["編集した"]);
      const heard = record(editor);

      give(editor);

      const message = "このページから渡された設定（value）を読み取れないため、反映していません。";
      expect(heard.map(({ type, detail }) => [type, detail])).toEqual([
        ["failure", { reason: "invalid-input", status: null, messages: [message] }],
      ]);
      expect(textsOf(editor)).toEqual(["編集した"]);
      expect(editor.canUndo).toBe(true);
      await eventually(() => shownText(editor)).toContain(message);

      editor.value = actionOf("二");
      await eventually(() => shownText(editor)).not.toContain(message);
      expect(textsOf(editor)).toEqual(["二"]);
    },
  );

  test("in the markup of the page is told once somebody can hear it", async () => {
    silence("warn");
    const heard = record(document);
    const place = mountMarkup('<action-editor value="{oops"></action-editor>');
    expect(inBrief(heard)).toEqual(["failure invalid-input"]);
    expect(heard[0]?.target).toBe(place.firstElementChild);
    await eventually(() => shownText(place.firstElementChild as HTMLElement)).toContain("（value）");
  });

  test.each([
    ["locale", "fr", "ja"],
    ["theme", "sepia", "auto"],
    ["finisher", "mail", "post"],
    ["encoding", "xml", "json"],
    ["group-id", "twelve", null],
    ["trigger-context", "{oops", null],
  ])("%s=%s is refused like any other", (attribute, text, kept) => {
    silence("warn");
    const editor = mountEditor();
    const heard = record(editor);
    editor.setAttribute(attribute, text);
    expect(inBrief(heard)).toEqual(["failure invalid-input"]);
    expect(
      Reflect.get(
        editor,
        attribute.replace(/-(.)/, (_, letter) => letter.toUpperCase()),
      ),
    ).toBe(kept);
  });
});
