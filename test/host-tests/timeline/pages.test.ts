import { describe, expect, it } from "vitest";
import { friends } from "../../host/api/friends.js";
import { fromScript } from "../calls.js";
import { start } from "../running-host.js";
import type { PageAnswer } from "./account.js";
import { openPages } from "./account.js";

/** The attributes of every timeline of a page. */
const timelinesIn = (markup: string) =>
  [...markup.matchAll(/<message-timeline([^>]*)>/g)].map(([, written = ""]) =>
    Object.fromEntries(
      [...written.matchAll(/ ([a-z-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
    ),
  );
const scriptsIn = (markup: string) =>
  [...markup.matchAll(/src="\/public\/([^"]+)"/g)]
    .map(([, name]) => name)
    .filter((name) => name !== "fault-panel.js");

describe("the timeline's pages", () => {
  it.each<[string, Record<string, string>[]]>([
    ["/line/timeline", [{ id: "timeline", pattern: "timeline" }]],
    [
      "/line/timeline?mode=uncheck&types=image+video&date-from=2026-11-01&date-to=2026-11-20&query=%E4%BA%88%E7%B4%84&funnel-id=1605&poll=9&other=1",
      [
        {
          id: "timeline",
          pattern: "timeline",
          mode: "uncheck",
          "funnel-id": "1605",
          types: "image video",
          "date-from": "2026-11-01",
          "date-to": "2026-11-20",
          query: "予約",
          poll: "9",
        },
      ],
    ],
    ["/line/timeline?trickle=1", [{ id: "timeline", pattern: "timeline", poll: "3" }]],
    [
      "/timeline/top",
      [
        { id: "top-newest", pattern: "top" },
        { id: "top-unchecked", pattern: "top", mode: "uncheck" },
      ],
    ],
    [
      "/friends/3/messages?mode=star",
      [
        {
          id: "friend-messages",
          pattern: "memberDetail",
          mode: "star",
          "member-id": "3",
          finisher: "postemit",
        },
      ],
    ],
    ["/timeline/modal", [{ id: "in-modal", pattern: "memberDetail", "member-id": "1", finisher: "emit" }]],
  ])("%s places what its address says", async (path, expected) => {
    const markup = await openPages().get(path);
    expect(timelinesIn(markup)).toEqual(expected);
    expect(markup).toContain('<script type="module" src="/assets/message-timeline.js"></script>');
  });

  it.each(["/line/timeline", "/timeline/top", "/friends/1/messages", "/timeline/modal"])(
    "%s has friends write only when it is asked to",
    async (path) => {
      const { get } = openPages();
      const quiet = scriptsIn(await get(path));
      expect(quiet).toContain("timeline-page.js");
      expect(quiet).not.toContain("trickle.js");
      expect(scriptsIn(await get(`${path}?trickle=1`)).toSorted()).toEqual(
        [...quiet, "trickle.js"].toSorted(),
      );
    },
  );

  it("has links that set an attribute and, without a script, lead to the same", async () => {
    const markup = await openPages().get("/line/timeline?mode=star&theme=dark");
    const links = [
      ...markup.matchAll(/href="([^"]*)" data-attribute="([^"]*)" data-value="([^"]*)"([^>]*)>/g),
    ];
    const of = (attribute: string) => links.filter(([, , name]) => name === attribute);
    expect(of("mode").map(([, href, , value, rest]) => [href, value, rest?.trim()])).toEqual([
      ["?theme=dark", "", ""],
      ["?mode=uncheck&amp;theme=dark", "uncheck", ""],
      ["?mode=star&amp;theme=dark", "star", 'aria-current="true"'],
    ]);
    expect(of("types")).toHaveLength(5);
    expect(of("funnel-id").length).toBeGreaterThan(3);
  });

  it("is 404 of a friend who is not there, and writes hostile names as text", async () => {
    const { request, get, store } = openPages();
    expect((await request("/friends/4000/messages")).status).toBe(404);
    expect(store.get(friends, 25)?.value.name).toContain("<img");
    for (const path of ["/friends/25/messages", "/friends/1/messages", "/timeline/modal"]) {
      expect(await get(path), path).not.toContain("<img");
    }
  });
});

describe("what the timeline's pages need", () => {
  it("is served, with its type: every file of a message, every script", async () => {
    const { get, json } = await start();
    const { data } = (await json(
      "/api/v1/message/timeline/messages?pattern=timeline&allTable=1",
    )) as PageAnswer;
    const files = data.flatMap(({ media, member }) => [media?.url, media?.thumb_url, member?.icon_url]);
    const urls = new Set([...files.filter(Boolean), "/public/timeline-page.js", "/public/timeline-modal.js"]);
    expect(urls.size).toBeGreaterThan(10);
    for (const url of [...urls, "/public/trickle.js"]) {
      const answer = await get(url!);
      expect(answer.status, url!).toBe(200);
      const isOfItsKind = /^(image\/svg\+xml|text\/javascript|video\/webm|audio\/wav|application\/pdf)/;
      expect(answer.headers.get("content-type"), url!).toMatch(isOfItsKind);
    }
  });

  it("is there for saved filters too: they find some of the friends who write", async () => {
    const { get, json } = await start();
    const path = "/api/v1/message/timeline/messages?pattern=timeline&allTable=1";
    const writersOf = async (query: string) => {
      const { data } = (await json(path + query)) as PageAnswer;
      return new Set(data.map(({ member_id }) => member_id));
    };
    const [all, some] = [await writersOf(""), await writersOf("&funnelId=1604")];
    expect(some.size).toBeGreaterThan(2);
    expect(some.size).toBeLessThan(all.size);
    expect((await get(`${path}&funnelId=1607`, { headers: fromScript })).status).toBe(404);
  });

  it("fails as the fault panel has it", async () => {
    const { arm, get, json } = await start();
    const path = "/api/v1/member/messages/:memberId";
    await arm({ path, kind: "205" });
    expect((await get("/api/v1/member/messages/1")).status).toBe(205);
    await arm({ path: "/api/v1/message/timeline/messages", kind: "null-lists" });
    const answer = (await json("/api/v1/message/timeline/messages?pattern=top")) as PageAnswer;
    expect([answer.data, answer.has_next]).toEqual([null, true]);
    expect((await get("/api/v1/member/messages/1/star")).status).toBe(200);
  });
});
