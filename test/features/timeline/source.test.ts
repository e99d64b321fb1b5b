import * as fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { type Message, readMessages } from "../../../src/api/timeline.js";
import { createServerClient } from "../../../src/collection/index.js";
import type { TimelineCriteria } from "../../../src/features/timeline/index.js";
import { createMessages, findUnconfirmed, isShownElsewhere } from "../../../src/features/timeline/source.js";
import { openHttp } from "../../lib/open-http.js";
import { type Responder, stubFetch } from "../../lib/stub-fetch.js";
import { anyCriteria } from "./any-criteria.js";

const everything: TimelineCriteria = { ...anyCriteria, pattern: "top" };
const unconfirmed: TimelineCriteria = { ...everything, mode: "uncheck" };
const friend: TimelineCriteria = { ...everything, pattern: "memberDetail", memberId: "7" };

describe("messages of all friends", () => {
  // Where everything is shown, messages arrive and none leaves.
  test.each([
    ["normal", 0],
    ["uncheck", 13],
    ["star", 13],
  ] as const)(
    "%s: nothing is there twice or missing, whatever comes and goes between the pages",
    async (mode, mostLeave) => {
      await fc.assert(
        fc.asyncProperty(
          fc.integer({ min: 0, max: 45 }),
          fc.array(fc.record({ arrive: fc.nat({ max: 13 }), leave: fc.nat({ max: mostLeave }) }), {
            maxLength: 6,
          }),
          async (count, turns) => {
            const server = serverWith(count);
            const { pages, leave } = open({ ...everything, mode }, server.timeline);
            await ready(pages);
            for (const turn of turns) {
              server.arrive(turn.arrive);
              server.leave(turn.leave);
              await pages.loadNext();
            }
            for (let left = 20; pages.state().data?.next && left > 0; left -= 1) await pages.loadNext();
            const shown = pages.state().data?.items.map(({ id }) => id) ?? [];
            expect(new Set(shown).size).toBe(shown.length);
            // What was there from the beginning to the end is shown.
            const stayed = server.ids().filter((id) => id <= count);
            expect(stayed.filter((id) => !shown.includes(id))).toEqual([]);
            leave();
          },
        ),
        { numRuns: 60 },
      );
    },
  );

  it("a refresh reads from the first page on until it reaches what is shown", async () => {
    const server = serverWith(12);
    const { pages, sent } = open(everything, server.timeline);
    await ready(pages);
    server.arrive(25);
    pages.invalidate();
    await settled(() => pages.state().data?.items[0]?.id === 37);
    expect(pages.state().data?.items.map(({ id }) => id)).toEqual(numbers(37, 3));
    expect(sent.map(({ url }) => url.searchParams.get("page"))).toEqual([null, null, "2", "3"]);
    expect(sent.map(({ url }) => url.searchParams.get("hasCurrentItems"))).toEqual(["0", "0", "1", "1"]);
  });

  it("in a list that messages leave, a page that reaches nothing has the one before asked again", async () => {
    const server = serverWith(40);
    const { pages, sent } = open(unconfirmed, server.timeline);
    await ready(pages);
    server.leave(10);
    await pages.loadNext();
    expect(pages.state().data?.items.map(({ id }) => id)).toEqual(numbers(40, 11));
    expect(sent.map(({ url }) => url.searchParams.get("page"))).toEqual([null, "2", "1"]);
  });

  it("a server that repeats itself for ever is stopped, and what is shown stays", async () => {
    const items = [
      { id: 2, timestamp: 2 },
      { id: 1, timestamp: 1 },
    ];
    const { pages, sent } = open(everything, () =>
      Response.json({ data: items, has_next: true, next: { page: 2 } }),
    );
    await ready(pages);
    await pages.loadNext();
    expect(pages.more().next).toMatchObject({ is: "failed", failure: { kind: "unreadable" } });
    expect(pages.state().data?.items).toHaveLength(2);
    expect(sent.length).toBeLessThan(6);
  });

  it("elsewhere: who asked is told", async () => {
    const { pages } = open(everything, () => new Response(null, { status: 205 }));
    await ready(pages);
    const state = pages.state();
    expect(state.is === "failed" && isShownElsewhere(state.failure)).toBe(true);
  });
});

describe("messages of one friend", () => {
  test("nothing is there twice or missing, whatever is written while older and newer ones are asked for", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 160 }),
        fc.array(fc.record({ arrive: fc.nat({ max: 70 }), isOlder: fc.boolean() }), { maxLength: 5 }),
        async (count, turns) => {
          const server = serverWith(count);
          const { pages, leave } = open(friend, server.friend);
          await ready(pages);
          for (const { arrive, isOlder } of [...turns, { arrive: 0, isOlder: false }]) {
            server.arrive(arrive);
            const newest = server.ids()[0];
            if (isOlder) await pages.loadNext();
            else pages.invalidate();
            if (!isOlder) await settled(() => pages.state().data?.items[0]?.id === newest);
          }
          for (let left = 20; pages.state().data?.next && left > 0; left -= 1) await pages.loadNext();
          expect(pages.state().data?.items.map(({ id }) => id)).toEqual(server.ids());
          leave();
        },
      ),
      { numRuns: 40 },
    );
  });

  test("older ones follow, newer ones come before, each once", async () => {
    const server = serverWith(70);
    const { pages, sent } = open(friend, server.friend);
    await ready(pages);
    expect(pages.state().data?.items.map(({ id }) => id)).toEqual(numbers(70, 21));
    await pages.loadNext();
    server.arrive(60);
    pages.invalidate();
    await settled(() => pages.state().data?.items[0]?.id === 130);
    expect(pages.state().data?.items.map(({ id }) => id)).toEqual(numbers(130, 1));
    expect(sent.map(({ url }) => Object.fromEntries(url.searchParams))).toEqual([
      {},
      { fid: "21", ptime: "21", all_table: "0" },
      { fid: "70", ptime: "70", to_future: "1" },
      { fid: "120", ptime: "120", to_future: "1" },
    ]);
  });
});

describe("what is not confirmed of all that match", () => {
  const find = async (respond: Responder, upTo: Message | null = null) => {
    stubFetch(respond);
    const counts: number[] = [];
    const { signal } = new AbortController();
    const options = { http: openHttp(), signal, upTo, onFound: (count: number) => void counts.push(count) };
    const answer = await findUnconfirmed(unconfirmed, options);
    return { ids: answer.ok ? answer.data : null, counts };
  };
  /** What `serverWith` has, with every third one confirmed. */
  const respond = ({ timeline }: ReturnType<typeof serverWith>) =>
    (async (request) => {
      const page = (await timeline(request).json()) as { data: { id: number }[] };
      return Response.json({
        ...page,
        data: page.data.map((each) => ({ ...each, notify: each.id % 3 === 0 ? 0 : 1 })),
      });
    }) satisfies Responder;
  const expected = (from: number) => numbers(from, 1).filter((id) => id % 3 !== 0);

  it.each([0, 1, 2, 99, 100, 101, 350])("of %i: each once, the last page's oldest too", async (count) => {
    const { ids, counts } = await find(respond(serverWith(count)));
    expect(ids).toEqual(expected(count));
    expect(counts.at(-1)).toBe(expected(count).length);
  });

  it("up to one: what is as old or older", async () => {
    const upTo = readMessages([{ id: 200, timestamp: 200, notify: 1 }])[0] as Message;
    expect((await find(respond(serverWith(350)), upTo)).ids).toEqual(expected(200));
  });
});

function open(criteria: TimelineCriteria, respond: Responder) {
  const sent = stubFetch(respond);
  const pages = createMessages(createServerClient(), criteria, {
    http: openHttp(),
    server: "",
    pollMs: null,
  });
  const leave = pages.subscribe(() => {});
  return { pages, sent, leave };
}

function ready(pages: ReturnType<typeof open>["pages"]): Promise<void> {
  return settled(() => pages.state().is !== "loading");
}

async function settled(holds: () => boolean): Promise<void> {
  for (let turns = 0; !holds(); turns += 1) {
    if (turns > 5_000) throw new Error(`waited in vain for ${holds}`);
    await new Promise(setImmediate);
  }
}

/** A server with messages 1 to `count`, a newer one with a higher id; as naive as can be. */
function serverWith(count: number) {
  let ids = numbers(count, 1);
  let last = count;
  const message = (id: number) => ({ id, timestamp: id });
  return {
    ids: () => ids,
    arrive(many: number): void {
      for (let more = 0; more < many; more += 1) ids = [++last, ...ids];
    },
    /** The newest ones go. */
    leave(many: number): void {
      ids = ids.slice(many);
    },
    timeline: (request: Request): Response => {
      const query = new URL(request.url).searchParams;
      const [page, size] = [Number(query.get("page") ?? 1), Number(query.get("takeNum"))];
      const data = ids.slice((page - 1) * size, page * size).map(message);
      const has_next = ids.length > page * size;
      return Response.json({ data, has_next, next: has_next ? { page: page + 1 } : null });
    },
    friend: (request: Request): Response => {
      const query = new URL(request.url).searchParams;
      const [fid, size] = [Number(query.get("fid") ?? 0), 50];
      const toFuture = query.get("to_future") === "1";
      const side = ids.filter((id) => fid === 0 || (toFuture ? id > fid : id < fid));
      const part = toFuture ? side.slice(-size) : side.slice(0, size);
      const edge = toFuture ? part[0] : part.at(-1);
      const has_next = side.length > size;
      const next = has_next ? { fid: edge, ptime: edge, all_table: 0 } : null;
      return Response.json({ data: [...part].reverse().map(message), has_next, next });
    },
  };
}

/** From one number down to another. */
function numbers(from: number, to: number): number[] {
  return [...new Array(Math.max(from - to + 1, 0)).keys()].map((step) => from - step);
}
