import * as fc from "fast-check";
import { describe, expect, it, onTestFinished, test } from "vitest";
import { createServerClient } from "../../../src/collection/index.js";
import type { TimelineCriteria } from "../../../src/features/timeline/index.js";
import { createMessages } from "../../../src/features/timeline/source.js";
import { openHttp } from "../../lib/open-http.js";
import { stubFetch } from "../../lib/stub-fetch.js";
import { anyCriteria } from "./any-criteria.js";

// What colleagues and friends do to messages that are loaded: what is seen is as the server says after each refresh.

const all: TimelineCriteria = { ...anyCriteria, pattern: "timeline" };
const unconfirmed: TimelineCriteria = { ...all, mode: "uncheck" };
const friend: TimelineCriteria = { ...all, pattern: "memberDetail", memberId: "7" };
const starred: TimelineCriteria = { ...friend, mode: "star" };
const lists = [
  ["of all friends", all],
  ["that are not confirmed", unconfirmed],
  ["of one friend", friend],
  ["with a star, of one friend", starred],
] as const;

describe.each(lists)("500 messages %s", (_, criteria) => {
  it("after a refresh what is seen is as the server says, by one call; the rest when it comes into view", async () => {
    const { server, pages, see, texts, calls } = await loaded(criteria, 500);
    see([300, 295]);
    for (const id of [298, 297, 296]) server.change(id, { type: "unsent", text: null });
    server.change(150, { type: "unsent", text: null });
    expect(await calls(() => pages.invalidate())).toBeLessThan(3);
    expect([texts(298), texts(296), texts(295)]).toEqual([null, null, "295"]);
    // Nobody has seen it yet.
    expect(texts(150)).toBe("150");
    expect(await calls(() => see([153, 148]))).toBe(1);
    expect(texts(150)).toBeNull();
    // Seen again, it is not asked for again.
    expect(await calls(() => see([300, 295]))).toBe(0);
    expect(await calls(() => see([152, 149]))).toBe(0);
  });

  it("at the beginning one call tells what is new and what is seen", async () => {
    const { server, pages, see, texts, calls } = await loaded(criteria, 500);
    see([500, 494]);
    server.change(497, { type: "unsent", text: null });
    server.arrive(2);
    expect(await calls(() => pages.invalidate())).toBe(1);
    expect([texts(502), texts(497)]).toEqual(["502", null]);
  });

  it("what has left the list is gone, also where all that is seen has, and nothing else", async () => {
    const { server, pages, see, ids } = await loaded(criteria, 500);
    see([300, 295]);
    server.leave([300, 299, 298, 297, 296, 295, 401]);
    await pages.invalidate();
    const left = ids();
    expect(left.filter((id) => id <= 302 && id >= 290)).toEqual([302, 301, 294, 293, 292, 291, 290]);
    expect(left).toHaveLength(493 + (left.includes(401) ? 1 : 0));
  });

  it("whatever comes and goes, what is seen is what the server has there, in its order", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 20, max: 420 }),
        fc.array(
          fc.record({
            at: fc.nat(419),
            arrive: fc.nat({ max: 60 }),
            leave: fc.uniqueArray(fc.integer({ min: 1, max: 420 }), { maxLength: 30 }),
          }),
          { minLength: 1, maxLength: 3 },
        ),
        async (count, turns) => {
          const { server, pages, see, ids, leave } = await loaded(criteria, count);
          for (const turn of turns) {
            const shown = ids();
            const from = turn.at % Math.max(1, shown.length - 8);
            const seen = shown.slice(from, from + 8);
            see([seen[0] as number, seen.at(-1) as number]);
            server.arrive(turn.arrive);
            server.leave(turn.leave);
            await pages.invalidate();
            const [newest, oldest] = [seen[0] as number, seen.at(-1) as number];
            const isSeen = (id: number) => id <= newest && id >= oldest;
            expect(ids().filter(isSeen)).toEqual(server.ids().filter(isSeen));
            expect(ids()).toEqual([...new Set(ids())].sort((one, other) => other - one));
          }
          leave();
        },
      ),
      { numRuns: 40 },
    );
  });
});

describe("an answer that was overtaken", () => {
  const confirm = (page: Page, id: number): Page => ({
    ...page,
    items: page.items.map((each) => (each.id === id ? { ...each, notify: 0 } : each)),
  });
  type Page = NonNullable<ReturnType<Loaded["pages"]["state"]>["data"]>;

  test.each(lists.slice(0, 3))(
    "leaves what was confirmed here meanwhile as it is: %s",
    async (_, criteria) => {
      const { server, pages, see, notify } = await loaded(criteria, 300);
      for (const at of [300, 150]) {
        see([at, at - 5]);
        const hold = server.hold();
        const asked = pages.invalidate();
        await hold.reached;
        server.change(at - 2, { notify: 0 });
        pages.receive((page) => confirm(page, at - 2));
        hold.release();
        await asked;
        expect(notify(at - 2), `${at}`).toBe(0);
      }
    },
  );

  test("leaves what the page has handed over meanwhile, also what is new", async () => {
    const { server, pages, see, ids, texts } = await loaded(friend, 120);
    see([120, 115]);
    const hold = server.hold();
    const asked = pages.invalidate();
    await hold.reached;
    pages.receive((page) => {
      const [first, ...rest] = page.items as [Page["items"][number]];
      return { ...page, items: [{ ...first, id: 121, timestamp: 121 }, { ...first, text: "neu" }, ...rest] };
    });
    hold.release();
    await asked;
    expect(ids().slice(0, 3)).toEqual([121, 120, 119]);
    expect(texts(120)).toBe("neu");
  });

  test("never takes the place of a newer one", async () => {
    const { server, pages, see, notify } = await loaded(all, 300);
    await pages.invalidate();
    const hold = server.hold();
    see([150, 145]);
    await hold.reached;
    server.change(148, { notify: 0 });
    await pages.invalidate();
    expect(notify(148)).toBe(0);
    hold.release();
    await settled(() => !server.isAsked());
    expect(notify(148)).toBe(0);
  });

  test("what is confirmed here is not asked for by that alone", async () => {
    const { pages, see, calls } = await loaded(all, 300);
    see([150, 145]);
    pages.receive((page) => confirm(page, 148));
    expect(await calls(() => see([151, 146]))).toBe(0);
  });
});

test("where what is seen cannot be asked for, the refresh has failed, and what is shown stays", async () => {
  const { server, pages, see, ids } = await loaded(all, 300);
  see([150, 145]);
  server.failFrom(2);
  await pages.invalidate();
  expect(pages.state()).toMatchObject({ is: "ready", refreshFailure: { kind: "invalid" } });
  expect(ids()).toHaveLength(300);
});

type Loaded = Awaited<ReturnType<typeof loaded>>;

/** All messages are loaded. */
async function loaded(criteria: TimelineCriteria, count: number) {
  const server = serverWith(count);
  stubFetch(server.respond);
  const pages = createMessages(createServerClient(), criteria, {
    http: openHttp(),
    server: "",
    pollMs: null,
  });
  const leave = pages.subscribe(() => {});
  onTestFinished(leave);
  await settled(() => pages.state().is !== "loading");
  while (pages.state().data?.next) await pages.loadNext();
  const items = () => pages.state().data?.items ?? [];
  const ids = () => items().map(({ id }) => id);
  const of = (id: number) => items().find((each) => each.id === id);
  const viewer = {};
  return {
    ...{ server, pages, leave, ids },
    see: ([from, to]: [number, number]) =>
      pages.see(
        viewer,
        ids().filter((id) => id <= from && id >= to),
      ),
    texts: (id: number) => of(id)?.text,
    notify: (id: number) => of(id)?.notify,
    /** How many calls it makes. */
    async calls(act: () => unknown): Promise<number> {
      const before = server.calls();
      await act();
      await settled(() => !server.isAsked());
      return server.calls() - before;
    },
  };
}

async function settled(holds: () => boolean): Promise<void> {
  // What an answer leads to is asked before anybody looks.
  for (let turns = 0; turns < 8 || !holds(); turns += 1) {
    if (turns > 5_000) throw new Error(`waited in vain for ${holds}`);
    await new Promise(setImmediate);
  }
}

/** A server with messages 1 to `count`, a newer one with a higher id; what leaves is confirmed, and loses its star. */
function serverWith(count: number) {
  const message = (id: number) => ({
    id,
    timestamp: id,
    text: `${id}` as string | null,
    notify: 1,
    rate: 2,
    type: "text",
  });
  let messages = Array.from({ length: count }, (_, at) => message(count - at));
  let [last, calls, waiting, failsFrom] = [count, 0, 0, Number.POSITIVE_INFINITY];
  let gone = new Set<number>();
  let held: { reach(): void; released: Promise<void> } | null = null;
  const ids = () => messages.map(({ id }) => id).filter((id) => !gone.has(id));

  function answerTo({ url }: Request): Response {
    const { pathname, searchParams: query } = new URL(url);
    const shown = messages.filter(({ id }) => !gone.has(id));
    if (!pathname.includes("/member/")) {
      const [page, size] = [Number(query.get("page") ?? 1), Number(query.get("takeNum"))];
      if (page >= failsFrom) return Response.json({ message: "x" }, { status: 422 });
      const has_next = shown.length > page * size;
      const data = shown.slice((page - 1) * size, page * size);
      return Response.json({ data, has_next, next: has_next ? { page: page + 1 } : null });
    }
    const fid = Number(query.get("fid") ?? 0);
    const toFuture = query.get("to_future") === "1";
    const side = shown.filter(({ id }) => fid === 0 || (toFuture ? id > fid : id < fid));
    const part = toFuture ? side.slice(-50) : side.slice(0, 50);
    const edge = (toFuture ? part[0] : part.at(-1))?.id;
    const has_next = side.length > 50;
    const next = has_next ? { fid: edge, ptime: edge, all_table: 0 } : null;
    return Response.json({ data: [...part].reverse(), has_next, next });
  }

  return {
    ids,
    calls: () => calls,
    isAsked: () => waiting > 0,
    change(id: number, fields: object): void {
      messages = messages.map((each) => (each.id === id ? { ...each, ...fields } : each));
    },
    arrive(many: number): void {
      for (let more = 0; more < many; more += 1) messages = [message(++last), ...messages];
    },
    leave(which: readonly number[]): void {
      gone = new Set([...gone, ...which]);
    },
    failFrom(page: number): void {
      failsFrom = page;
    },
    /** The next answer is ready, and waits. */
    hold() {
      let [reach, release] = [() => {}, () => {}];
      const reached = new Promise<void>((resolve) => {
        reach = resolve;
      });
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      held = { reach, released };
      return { reached, release: () => release() };
    },
    async respond(request: Request): Promise<Response> {
      calls += 1;
      waiting += 1;
      const answer = answerTo(request);
      const hold = held;
      held = null;
      hold?.reach();
      await hold?.released;
      waiting -= 1;
      return answer;
    },
  };
}
