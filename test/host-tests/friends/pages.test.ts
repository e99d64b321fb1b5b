import { describe, expect, it } from "vitest";
import { start } from "../running-host.js";
import { openPages } from "../timeline/account.js";
import { unescaped } from "../unescaped.js";

/** The attributes of every such element of a page; one without a value is the empty text. */
function tagsIn(markup: string, tag: string) {
  return [...markup.matchAll(new RegExp(`<${tag}([^>]*)>`, "g"))].map(([, written = ""]) =>
    Object.fromEntries(
      [...written.matchAll(/ ([a-z-]+)(?:="([^"]*)")?/g)].map(([, name, value]) => [name, unescaped(value)]),
    ),
  );
}

describe("the page of friends", () => {
  it.each<[path: string, expected: Record<string, string>]>([
    ["/friends", { id: "friends", "operator-role-id": "1801" }],
    ["/friends?operator=2", { id: "friends", "operator-role-id": "1803" }],
    ["/friends?operator=2&operator-role-id=1804", { id: "friends", "operator-role-id": "1804" }],
    [
      "/friends?member-id=3&order-by=3&tag-id=101&notify=1&query=%E7%94%B0&other=1",
      {
        id: "friends",
        "operator-role-id": "1801",
        "member-id": "3",
        "order-by": "3",
        "tag-id": "101",
        notify: "1",
        query: "田",
      },
    ],
  ])("%s has the list of the operator's role, and what the address says", async (path, expected) => {
    const markup = await openPages().get(path);
    expect(tagsIn(markup, "friend-list")).toEqual([expected]);
    expect(markup).toContain('<script type="module" src="/assets/friend-list.js"></script>');
    expect(markup).toContain('src="/public/friend-page.js"');
    expect(markup).toContain('id="friend-events"');
  });

  it("leads to the same with another role", async () => {
    const markup = await openPages().get("/friends?operator=2&query=a&theme=dark");
    const links = [...markup.matchAll(/href="\/friends\?([^"]*)" aria-current="(\w+)">([^<]*)/g)];
    const roles = links.filter(([, query]) => query?.includes("operator-role-id"));
    expect(roles.map(([, , current, name]) => [name, current])).toEqual([
      ["管理者", "false"],
      ["店長", "false"],
      ["スタイリスト", "true"],
      ["受付", "false"],
      ["配信担当（外部の制作会社）", "false"],
    ]);
    expect(roles[3]?.[1]).toBe("query=a&amp;theme=dark&amp;operator-role-id=1804");
  });
});

describe("the table of friends", () => {
  it("has one editor, and a button for each friend", async () => {
    const markup = await openPages().get("/friends/table");
    expect(tagsIn(markup, "friend-editor")).toEqual([{ id: "friend-editor" }]);
    const buttons = [...markup.matchAll(/data-friend="(\d+)" data-name="([^"]*)"/g)];
    expect(buttons.map(([, id]) => Number(id))).toEqual(Array.from({ length: 25 }, (_, index) => index + 1));
    expect(unescaped(buttons[24]?.[2])).toBe(`<img src=x onerror=alert(1)>"'&`);
    expect(markup).not.toContain("<img");
    expect(markup).toContain('src="/public/friend-table.js"');
  });
});

describe("the page that edits a friend", () => {
  const sent = async (fields: Record<string, string>, path = "/friends/3/edit?theme=dark") => {
    return openPages().request(path, { method: "POST", body: new URLSearchParams(fields) });
  };

  it("has the editor in a form, as a field of it", async () => {
    const markup = await openPages().get("/friends/3/edit?tab=base");
    const [tag, ...others] = tagsIn(markup, "friend-editor");
    expect(others).toEqual([]);
    const { "member-name": name, ...rest } = tag!;
    expect(rest).toEqual({
      id: "friend-editor",
      name: "friend",
      "member-id": "3",
      tab: "base",
      inline: "",
      finisher: "postemit",
    });
    expect(markup).toContain(`<h1 class="page-title">${name}さんの編集</h1>`);
    expect(markup).toMatch(
      /<form method="post" action="\/friends\/3\/edit"[\s\S]*<friend-editor[\s\S]*<\/form>/,
    );
    expect(markup).not.toContain("サーバーに届いた内容");
  });

  it("shows exactly what arrived, and puts it back", async () => {
    const value = {
      tags: null,
      variables: { vals: { 201: "<b>" }, metas: {}, changed_item_ids: [201] },
      base: { vals: {} },
    };
    const friend = JSON.stringify(value);
    const markup = await (await sent({ _token: "token", reason: "来店のため", friend })).text();
    const arrived = [...markup.matchAll(/<pre data-field="([^"]+)">([^<]*)<\/pre>/g)];
    expect(arrived.map(([, name, text]) => [name, unescaped(text)])).toEqual([
      ["_token", "token"],
      ["reason", "来店のため"],
      ["friend", friend],
    ]);
    expect(JSON.parse(tagsIn(markup, "friend-editor")[0]?.value ?? "")).toEqual(value);
    expect(markup).toContain('value="来店のため"');
    expect(markup).toContain('action="/friends/3/edit?theme=dark"');
  });

  it("refuses a form that is not ours, and is 404 of a friend who is not there", async () => {
    expect((await sent({ reason: "a" })).status).toBe(419);
    expect((await sent({ _token: "token" }, "/friends/4000/edit")).status).toBe(404);
    const { request, get } = openPages();
    for (const path of ["/friends/4000/edit", "/friends/0/edit", "/friends/x/edit"]) {
      expect((await request(path)).status, path).toBe(404);
    }
    expect(await get("/friends/25/edit")).not.toContain("<img");
  });
});

describe("what the friends' pages need", () => {
  it("is served, and a form that is sent is kept for who asks the desk", async () => {
    const { get, json, token } = await start();
    for (const path of ["/public/friend-page.js", "/public/friend-table.js", "/public/media/sheet-1.pdf"]) {
      expect((await get(path)).status, path).toBe(200);
    }
    const body = new URLSearchParams({ _token: token, reason: "a" });
    expect((await get("/friends/1/edit", { method: "POST", body })).status).toBe(200);
    const seen = (await json("/_host/requests")) as { path: string; body: string }[];
    expect(seen.find(({ path }) => path === "/friends/1/edit")?.body).toContain("reason=a");
  });
});
