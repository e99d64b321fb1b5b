import { describe, expect, it } from "vitest";
import { triggers } from "../host/api/open-api-trigger-documents.js";
import { fillWithDemoMessages } from "../host/demo/messages/index.js";
import { fillWithDemoOpenApi } from "../host/demo/open-api.js";
import { fillWithDemoData } from "../host/demo-data.js";
import { hostedElements } from "../host/hosted-elements.js";
import { pageJson } from "../host/pages/page-json.js";
import { createPages } from "../host/pages.js";
import { createMemoryStore } from "../host/store-memory.js";
import { actionWith, textEffect } from "./calls.js";

const actions = { name: "action" };
const hostile = `<img src=x onerror=alert(1)>"'</script><!--`;

function openPages() {
  const store = createMemoryStore();
  fillWithDemoData(store);
  fillWithDemoMessages(store);
  fillWithDemoOpenApi(store);
  const pages = createPages({ store, csrfToken: () => "to&ken" });
  return { store, get: async (path: string) => (await pages.request(path)).text(), request: pages.request };
}

function form(fields: Record<string, string>): RequestInit {
  return { method: "POST", body: new URLSearchParams(fields) };
}

/** The value of the first `name="…"` in a page, unescaped as a browser would. */
function attribute(markup: string, name: string): string | undefined {
  const entities: Record<string, string> = { quot: '"', lt: "<", gt: ">", amp: "&", "#39": "'" };
  const written = new RegExp(` ${name}="([^"]*)"`).exec(markup)?.[1];
  return written?.replace(/&([^;]+);/g, (whole, entity: string) => entities[entity] ?? whole);
}

/** Pages on the front page that elements bring. */
const pathsOfElements = hostedElements.flatMap(({ places }) => places.map(({ path }) => path));

describe("every page", () => {
  const { get } = openPages();
  const more = [
    "/",
    "/actions",
    "/actions/new",
    "/actions/1",
    "/embed/alone",
    "/embed/form",
    "/embed/modal",
    "/embed/many",
    "/embed/many?count=50",
    "/embed/every-element",
    "/embed/classic",
    "/embed/autoloader",
    "/embed/script",
    "/embed/several",
    "/pickers",
    "/pickers/multiple",
    "/pickers/rules",
    "/pickers/form",
    "/filters",
    "/filters/new",
    "/filters/1601",
    "/filters/1610?by=value",
    "/filters/board",
    "/filters/funneling",
    "/filters/script",
    "/filters/form",
    "/filters/modal",
    "/filters/several",
    "/messages",
    "/messages/chat",
    "/messages/form",
    "/sp/messages",
    "/sp/messages/chat",
    "/sp/messages/form",
    "/line/message/egg/popup/401/2",
    "/line/message/egg/test_popup/401",
    "/line/content/group/501/preview",
    "/line/content/group/501/test_popup",
    "/forms",
    "/forms?theme=dark",
    "/forms/in-form",
    "/forms/script",
    "/line/timeline",
    "/line/timeline?trickle=1&mode=star&types=image%20video&query=%22%3E&funnel-id=1605",
    "/timeline/top",
    "/friends/1/messages",
    "/friends/25/messages?trickle=1",
    "/timeline/modal",
    "/friends",
    "/friends?operator=2&operator-role-id=1804&query=%22%3E&tag-id=101&theme=dark",
    "/friends/table",
    "/friends/1/edit",
    "/friends/25/edit?tab=base",
    "/salons/1/schedule",
    "/salons/1/reservations",
    "/salons/2/reservations?date=2026-11-30&theme=dark",
    "/salons/1/reservations/new",
    "/notifications",
    "/notifications/7?theme=dark",
    "/notifications/form",
    "/notifications/script",
    "/episodes",
    "/episodes/711?salon=1&attr=episode_id&theme=dark",
    "/episodes/new",
    "/episodes/form",
    "/episodes/script",
    "/episodes/711/plan",
    "/journeys?group=81&journey=1405&theme=dark",
    "/journeys?limited=1",
    "/journeys/filter",
    "/journeys/columns",
    "/journeys/modal",
    "/journeys/1401",
    "/open-api?section=triggers&trigger=5&theme=dark",
    "/open-api?section=logs&code=2&readonly=1&locale=en",
    "/open-api?limited=1",
    "/open-api/columns",
    "/open-api/columns?beside=triggers&trigger=5",
    "/open-api/logs",
    "/open-api/modal",
    "/open-api/action?trigger=7",
    "/salon-settings?section=opening&theme=dark",
    "/salon-settings?salon=2&readonly=1&locale=en",
    "/salon-settings?salon=%22%3E&section=%22%3E",
    "/salon-settings/columns",
    "/salon-settings/modal",
    "/salon-settings/schedule?salon=2",
    "/salons/1/google-consent",
    "/booking/1",
    "/nothing",
  ];
  // A page that a new element brings is among them.
  const paths = [...new Set([...pathsOfElements, ...more])];

  it.each(paths)(
    "%s says what this is, gives the context, and works at 360 px in both schemes",
    async (path) => {
      const markup = await get(path);
      expect(markup).toContain("開発・確認用のホストです");
      expect(markup).toContain('<meta name="viewport" content="width=device-width, initial-scale=1">');
      expect(markup).toContain('<meta name="color-scheme" content="light dark">');
      expect(markup).toContain('<meta name="csrf-token" content="to&amp;ken">');
      const context =
        /<script type="application\/json" id="console-context">(.*?)<\/script>/.exec(markup)?.[1] ?? "";
      expect(JSON.parse(context)).toMatchObject({
        locale: "ja",
        abilities: expect.arrayContaining(["scenario", "asp"]),
      });
    },
  );

  it.each(paths)("%s has nothing a strict policy forbids", async (path) => {
    const markup = (await get(path)).replace(/<script type="application\/json".*?<\/script>/gs, "");
    expect(markup).not.toMatch(/<script(?![^>]*\bsrc="\/)/);
    const withoutValues = markup.replace(/"[^"]*"/g, '""');
    expect(withoutValues).not.toMatch(/<style|<[^<>]*\s(style|on\w+)=/);
  });

  it("is reached from the front page, theme and all", async () => {
    const links = [...(await get("/?theme=dark")).matchAll(/list-group-item" href="([^"]+)"/g)].map(
      ([, path]) => path,
    );
    expect(hostedElements.filter(({ places }) => places.length === 0)).toEqual([]);
    const ofAll = "alone form script modal several many many?count=50 every-element classic autoloader";
    const paths = [...pathsOfElements, ...ofAll.split(" ").map((name) => `/embed/${name}`)];
    expect(links).toEqual(
      paths.map((path) =>
        `${path}${path.includes("?") ? "&amp;" : "?"}theme=dark`.replaceAll(/&(?!amp;)/g, "&amp;"),
      ),
    );
  });

  it.each([
    ["/", "theme-auto"],
    ["/?theme=dark", "theme-dark"],
    ["/?theme=light", "theme-light"],
    ["/?theme=%22%3E", "theme-auto"],
  ])("%s is lit as %s", async (path, theme) => {
    expect(await get(path)).toContain(`<html lang="ja" class="${theme}">`);
  });
});

describe("pageJson", () => {
  it("can neither end nor hide its script", () => {
    const value = { [hostile]: hostile };
    const written = String(pageJson(value));
    expect(written).not.toContain("<");
    expect(JSON.parse(written)).toEqual(value);
  });
});

describe("actions", () => {
  it("writes hostile names and texts as text", async () => {
    const { store, get } = openPages();
    const value = { ...actionWith([textEffect({ text: hostile })], { a_name: hostile }), aid: 50 };
    store.put(actions, 50, value, new Date(0));
    for (const path of ["/actions", "/actions/50", "/embed/several"]) {
      const markup = await get(path);
      expect(markup, path).not.toMatch(/<img|<!--/);
    }
    expect(JSON.parse(attribute(await get("/actions/50"), "value") ?? "")).toEqual(value);
    expect(await get("/actions")).toContain(
      "&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&lt;/script&gt;&lt;!--</a>",
    );
  });

  it("lists name, number of effects and time of every action", async () => {
    const { get } = openPages();
    const markup = await get("/actions");
    const rows = [
      ...markup.matchAll(
        /<tr>\s*<td><a href="\/actions\/(\d+)">([^<]*)<.*?<td class="text-right">(\d+)<.*?datetime="([^"]+)"/gs,
      ),
    ];
    expect(rows).toHaveLength(12);
    expect(rows[1]?.slice(1)).toEqual(["2", "体験予約のお礼とフォロー", "3", "2026-11-03T01:00:00.000Z"]);
    expect(rows.map(([, , , effects]) => effects)).toContain("200");
  });

  it.each([
    ["/actions/new", { "draft-key": "action-new", value: undefined }, false],
    ["/actions/new?template=1", { "draft-key": "action-new-template", value: undefined }, true],
    ["/actions/1", { "draft-key": "action-1" }, false],
    ["/actions/4", { "draft-key": "action-4" }, true],
  ])("%s embeds the editor", async (path, expected, template) => {
    const { get } = openPages();
    const tag = /<action-editor[^>]*>/.exec(await get(path))?.[0] ?? "";
    for (const [name, value] of Object.entries(expected)) expect(attribute(tag, name), name).toBe(value);
    expect(attribute(tag, "finisher")).toBe("post");
    expect(attribute(tag, "data-cancel-to")).toBe("/actions");
    expect(tag).toMatch(/ cancelable[ >]/);
    expect(/ template[ >]/.test(tag)).toBe(template);
    expect(tag).not.toContain("trigger-context");
  });

  it("gives the trigger's data when asked", async () => {
    const { get } = openPages();
    const context = attribute(await get("/actions/new?trigger=1"), "trigger-context") ?? "";
    expect(JSON.parse(context)).toMatchObject({
      category: "open_api",
      open_api_trigger_id: 5,
      event: "order.created",
    });
  });

  it("gives the data of a trigger that was made here, as it is kept", async () => {
    const { store, get, request } = openPages();
    const tag = /<action-editor[^>]*>/.exec(await get("/open-api/action?trigger=1"))?.[0] ?? "";
    expect(JSON.parse(attribute(tag, "trigger-context") ?? "")).toEqual(
      store.get(triggers, 1)?.value.context,
    );
    for (const path of ["/open-api/action", "/open-api/action?trigger=99", "/open-api/action?trigger=1e0"])
      expect((await request(path)).status, path).toBe(404);
  });

  it("answers an action that is not there with 404", async () => {
    expect((await openPages().request("/actions/999")).status).toBe(404);
  });

  it("deletes one, but only from our page", async () => {
    const { store, request } = openPages();
    const refused = await request("/actions/2/delete", form({ _token: "wrong" }));
    expect([refused.status, store.get(actions, 2)?.id]).toEqual([419, 2]);
    const done = await request("/actions/2/delete?theme=dark", form({ _token: "to&ken" }));
    expect([done.status, done.headers.get("location")]).toEqual([303, "/actions?deleted=1&theme=dark"]);
    expect(store.get(actions, 2)).toBeUndefined();
    expect(store.list(actions)).toHaveLength(11);
  });
});

describe("the legacy form", () => {
  it("embeds a required field and shows nothing before it was sent", async () => {
    const markup = await openPages().get("/embed/form");
    expect(markup).toMatch(/<action-editor name="action"[^>]* required>/);
    expect(markup).not.toContain("サーバーに届いた内容");
  });

  it("shows exactly what arrived, and puts it back into the form", async () => {
    const { request } = openPages();
    const action = JSON.stringify(actionWith([textEffect({ text: hostile })]));
    const answer = await request(
      "/embed/form",
      form({ _token: "to&ken", title: ` ${hostile}\n`, action, extra: "" }),
    );
    const markup = await answer.text();
    const arrived = [...markup.matchAll(/<pre data-field="([^"]+)">([^<]*)<\/pre>/g)].map(
      ([, name, text]) => [name, attribute(` x="${text}"`, "x")],
    );
    expect(arrived).toEqual([
      ["_token", "to&ken"],
      ["title", ` ${hostile}\n`],
      ["action", action],
      ["extra", ""],
    ]);
    expect(JSON.parse(attribute(/<action-editor[^>]*>/.exec(markup)?.[0] ?? "", "value") ?? "")).toEqual(
      JSON.parse(action),
    );
    expect(markup).not.toContain("<img");
  });

  it("refuses a form that is not ours", async () => {
    const answer = await openPages().request("/embed/form", form({ title: "a" }));
    expect([answer.status, await answer.text()]).toEqual([419, expect.stringContaining("有効期限")]);
  });
});
