import { describe, expect, it } from "vitest";
import { answerForms } from "../../host/api/answer-form.js";
import { formFields } from "../../host/api/form-fields.js";
import { demoFormFields } from "../../host/demo/form-fields.js";
import { fillWithDemoData } from "../../host/demo-data.js";
import { createPages } from "../../host/pages.js";
import { createMemoryStore } from "../../host/store-memory.js";
import { start } from "../running-host.js";
import { unescaped } from "../unescaped.js";

const hostile = `<img src=x onerror=alert(1)>"'</script><!--`;

function openPages() {
  const store = createMemoryStore();
  fillWithDemoData(store);
  const { request } = createPages({ store, csrfToken: () => "token" });
  return {
    store,
    request,
    get: async (path: string) => (await request(path)).text(),
    send: async (fields: Record<string, string>, path = "/forms/in-form?theme=dark") =>
      request(path, { method: "POST", body: new URLSearchParams({ _token: "token", ...fields }) }),
  };
}

/** The attributes of the page's editor; one without a value is the empty text. */
function editorIn(markup: string) {
  const [[, written = ""] = [], ...others] = markup.matchAll(/<form-field-editor([^>]*)>/g);
  expect(others).toEqual([]);
  return Object.fromEntries(
    [...written.matchAll(/ ([a-z-]+)(?:="([^"]*)")?/g)].map(([, name, value]) => [name, unescaped(value)]),
  );
}

describe("the table of fields", () => {
  it("has one editor that posts, and a button with each definition byte for byte", async () => {
    const markup = await openPages().get("/forms");
    expect(editorIn(markup)).toEqual({
      id: "field-editor",
      finisher: "post",
      "finish-path": "/api/form-fields",
      cancelable: "",
    });
    const buttons = [...markup.matchAll(/data-edit="([^"]*)" data-key="(\w+)"/g)];
    expect(buttons.map(([, text, key]) => [key, unescaped(text)])).toEqual([
      ["new", ""],
      ...demoFormFields.map((field) => [String(field.id), JSON.stringify(field)]),
    ]);
    expect(markup).toContain('<script type="module" src="/assets/form-field-editor.js"></script>');
    expect(markup).toContain('src="/public/form-field-table.js"');
  });

  it("says what each is", async () => {
    const markup = await openPages().get("/forms");
    const rows = [
      ...markup.matchAll(
        /<tr>\n<td>([^<]*)<\/td><td>([^<]*)<\/td><td class="hidden-xs">([^<]*)<\/td><td class="hidden-xs">([^<]*)</g,
      ),
    ];
    const shown = rows.map(([, ...cells]) => cells.join("|"));
    expect(shown).toHaveLength(12);
    expect(shown).toEqual(
      expect.arrayContaining([
        "ご希望の担当|プルダウン|必須|担当スタイリスト",
        "ご要望|テキストエリア|任意|施術の記録",
        "ご希望の席|プルダウン|必須|",
        "今年のご来店は何回目ですか|テキストボックス|任意|来店回数",
        "アレルギーはありますか|プルダウン|必須|",
      ]),
    );
  });

  it("writes hostile names as text, and names what has none", async () => {
    const { store, get } = openPages();
    store.put(formFields, 90, { id: 90, label: hostile, swatch_id: 30 }, new Date(0));
    store.put(formFields, 91, { id: 91, label: { a: 1 }, swatch_id: null }, new Date(0));
    const markup = await get("/forms");
    expect(markup).not.toMatch(/<img|<!--/);
    expect(markup).toContain("不明（30）");
    expect(markup).toContain("項目91を編集");
  });
});

describe("the form of fields", () => {
  const field = JSON.stringify({ id: null, label: hostile, swatch_id: 10, future: [1] });

  it("has the editor among native fields, empty at first", async () => {
    const markup = await openPages().get("/forms/in-form");
    expect(editorIn(markup)).toEqual({ name: "field", "draft-key": "answer-form-field", required: "" });
    expect(markup).toMatch(
      /<form method="post" action="\/forms\/in-form"[\s\S]*<form-field-editor[\s\S]*<\/form>/,
    );
    expect(markup).not.toContain("サーバーに届いた内容");
  });

  it("keeps what may be kept, shows exactly what arrived, and has it in the form again", async () => {
    const { get, send, store } = openPages();
    const answer = await send({ title: "ご予約", thanks: " 一\n二 ", field });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/forms/in-form?theme=dark"]);
    expect(store.get(answerForms, 1)?.value).toEqual({ title: "ご予約", thanks: " 一\n二 ", field });
    const markup = await get("/forms/in-form");
    const arrived = [...markup.matchAll(/<pre data-field="([^"]+)">([^<]*)<\/pre>/g)];
    expect(arrived.map(([, name, text]) => [name, unescaped(text)])).toEqual([
      ["title", "ご予約"],
      ["thanks", " 一\n二 "],
      ["field", field],
    ]);
    expect(editorIn(markup).value).toBe(field);
    expect(markup).toContain('value="ご予約"');
    expect(markup).not.toMatch(/<img|<!--/);
  });

  it.each([
    ["no name", { title: "　", field }, ["フォーム名を入力してください。"]],
    [
      "no field",
      { title: "甲" },
      ["取得情報名 (表示名)を入力してください。", "取得情報入力タイプを選択してください。"],
    ],
    [
      "no JSON",
      { title: "甲", field: "{" },
      ["取得情報名 (表示名)を入力してください。", "取得情報入力タイプを選択してください。"],
    ],
    [
      "blank choices, said once",
      { title: "甲", field: JSON.stringify({ label: "乙", swatch_id: 20, options: ["", "　"] }) },
      ["空の選択肢は設定できません。"],
    ],
  ])("comes back with the reasons: %s", async (_, fields, messages) => {
    const { send, store } = openPages();
    await send({ title: "前", thanks: "前", field });
    const answer = await send({ thanks: "次", ...fields });
    expect(answer.status).toBe(422);
    const markup = await answer.text();
    const alert = /<div class="alert[^>]* id="refused">([\s\S]*?)<\/div>/.exec(markup)?.[1] ?? "";
    expect([...alert.matchAll(/<li>([^<]*)/g)].map(([, message]) => message)).toEqual(messages);
    // The native fields say what was sent, the element what is kept: its draft has the rest.
    expect(markup).toContain(`value="${fields.title}"`);
    expect(markup).toContain("\n次</textarea>");
    expect(editorIn(markup).value).toBe(field);
    expect(store.get(answerForms, 1)?.value.title).toBe("前");
  });

  it("refuses a form that is not ours", async () => {
    const { send, store } = openPages();
    expect((await send({ _token: "wrong", title: "甲", field })).status).toBe(419);
    expect(store.get(answerForms, 1)).toBeUndefined();
  });
});

describe("the page whose script makes an editor", () => {
  it("has a place for it, and none in the markup", async () => {
    const markup = await openPages().get("/forms/script");
    expect(markup).not.toContain("<form-field-editor");
    expect(markup).toContain('data-create="form-field-editor"');
    expect(markup).toContain('src="/public/embed-script.js"');
    expect(markup).toContain('<script type="module" src="/assets/form-field-editor.js"></script>');
  });
});

it("what the pages need is served, and a form that is sent is kept for who asks the desk", async () => {
  const { get, json, token } = await start();
  for (const path of ["/public/form-field-table.js", "/public/embed-script.js"]) {
    expect((await get(path)).status, path).toBe(200);
  }
  const body = new URLSearchParams({ _token: token, title: "" });
  expect((await get("/forms/in-form", { method: "POST", body })).status).toBe(422);
  const seen = (await json("/_host/requests")) as { path: string; body: string }[];
  expect(seen.find(({ path }) => path === "/forms/in-form")?.body).toContain("title=");
});
