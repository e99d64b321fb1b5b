import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import "../../src/entries/action-editor.js";
import "../../src/entries/episode-editor.js";
import "../../src/entries/form-field-editor.js";
import "../../src/entries/funnel-editor.js";
import "../../src/entries/message-editor.js";
import "../../src/entries/notification-editor.js";
import { actionOf } from "../elements/action-editor/page.js";
import { textStep } from "../elements/episode-editor/page.js";
import { example } from "../elements/form-field-editor/page.js";
import { filterOf, nameCondition } from "../elements/funnel-editor/page.js";
import { blankEpisode, quietEpisode } from "../fixtures/episodes.js";
import { notificationAnswer, wholeNotification } from "../fixtures/notifications.js";
import { drawn, eventually, mountElement, shownText } from "./support/editors.js";
import { inBrief, prevent, record } from "./support/events.js";
import { nextIdle } from "./support/kept-work.js";
import { listOf } from "./support/lists.js";
import { deferred, type Scripted, serveBy } from "./support/server.js";

/* What finishes, and other content that is set before the answer is there: each kind once. */

beforeEach(() => sessionStorage.clear());

interface Kind {
  readonly tag:
    | "action-editor"
    | "episode-editor"
    | "form-field-editor"
    | "funnel-editor"
    | "message-editor"
    | "notification-editor";
  /** A new one, and another that has been saved before. */
  readonly first: unknown;
  readonly other: unknown;
  /** What the server says to the new one. */
  readonly saved: object;
  /** It is sent by calls of its own, and not to the page's address. */
  readonly isByParts?: true;
}

const [before, after] = ["先のもの", "次のもの"];
const condition = nameCondition("佐藤");
const episodes = {
  tag: "episode-editor",
  first: { ...blankEpisode, name: before, steps: [textStep] },
  other: { ...quietEpisode, name: after },
  saved: { data: { ...blankEpisode, id: 12, name: before, steps: [] } },
} as const;

const kinds: Readonly<Record<string, Kind>> = {
  "an action": {
    tag: "action-editor",
    first: actionOf(before),
    other: { ...actionOf(after), aid: 7 },
    saved: { aid: 12 },
  },
  "a filter": {
    tag: "funnel-editor",
    first: { ...filterOf(condition), name: before },
    other: { ...filterOf(condition), name: after, fid: 7 },
    saved: { fid: 12 },
  },
  "a notification": {
    tag: "notification-editor",
    first: { ...wholeNotification, id: null, title: before },
    other: { ...wholeNotification, title: after },
    saved: { data: { id: 12 } },
  },
  "a field of a form": {
    tag: "form-field-editor",
    first: example(1, { id: null, label: before }),
    other: example(1, { label: after }),
    saved: { data: { id: 12 } },
  },
  "a message": { tag: "message-editor", first: before, other: after, saved: {} },
  "an episode, at the page's address": episodes,
  "an episode, by its own calls": { ...episodes, isByParts: true },
};

/** A new one on the page, on a server that answers what saves in this order. */
async function open({ tag, first, isByParts }: Kind, ...script: (Scripted | Promise<Scripted>)[]) {
  const calls = serveBy(({ method, url: { pathname } }) => {
    if (method !== "GET") return script.shift();
    return { json: pathname.includes("/v_resource/") ? listOf([]) : (notificationAnswer(pathname) ?? []) };
  });
  const element = mountElement(tag, { finisher: "post", ...(isByParts ? {} : { "finish-path": "/save" }) });
  element.value = first as never;
  await drawn(element);
  prevent(element, "page-expired");
  const sent = () => calls.filter(({ method }) => method !== "GET").map(({ text }) => readable(text));
  return { element, sent };
}

/** What was sent, form-encoded or not, with its letters as they are. */
function readable(text: string): string {
  const escaped = decodeURIComponent(text);
  return escaped.replace(/\\u(\w{4})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
}

/** How an answer fails, and what it says of that. */
const failures: Readonly<
  Record<string, { says: string; answer(): { answer: Promise<Scripted>; arrive(): void } }>
> = {
  "a refusal": {
    says: "名前が長すぎます",
    answer: () => deferred({ status: 422, json: { message: "名前が長すぎます" } }),
  },
  "a time-out": {
    says: "時間内に応答がありませんでした",
    answer() {
      const timer = new AbortController();
      const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(timer.signal);
      onTestFinished(() => timeout.mockRestore());
      const arrive = () => timer.abort(new DOMException("too slow", "TimeoutError"));
      return { answer: new Promise(() => {}), arrive };
    },
  },
  "an expired page": {
    says: "期限切れです",
    answer: () => deferred({ status: 419, json: { message: "期限切れです" } }),
  },
};

describe.each(Object.entries(kinds))("%s", (_, kind) => {
  test.each(Object.entries(failures))("%s says nothing to what was set meanwhile", async (_, failure) => {
    const held = failure.answer();
    const { element, sent } = await open(kind, held.answer);
    const result = element.submit();
    await eventually(() => sent().length).toBe(1);
    element.value = kind.other as never;
    const set = element.value;
    const heard = record(element);
    held.arrive();
    expect((await result).ok).toBe(false);
    await nextIdle();
    expect([element.value, element.dirty, element.status]).toEqual([set, false, 0]);
    expect(inBrief(heard)).toEqual([]);
    expect(shownText(element)).not.toContain(failure.says);
  });

  test.each(["before-finish", "status-change"])(
    "what a listener of %s sets gets nothing of the answer, and is sent by itself",
    async (name) => {
      const held = deferred({ json: kind.saved });
      const later = { json: kind.saved };
      const { element, sent } = await open(kind, held.answer, later, later);
      element.addEventListener(name, () => (element.value = kind.other as never), { once: true });
      const result = element.submit();
      await eventually(() => sent().length).toBe(1);
      const set = element.value;
      expect(element.status).toBe(0);
      const heard = record(element);
      held.arrive();
      expect(await result).toMatchObject({ ok: true });
      await nextIdle();
      expect([element.value, element.dirty, element.status]).toEqual([set, false, 0]);
      expect(inBrief(heard)).toEqual([]);
      expect(sent().join()).toContain(before);
      expect(sent().join()).not.toContain(after);
      const count = sent().length;
      const next = element.submit();
      expect(next).not.toBe(result);
      expect(await next).toMatchObject({ ok: true });
      expect(sent().length).toBe(count + 1);
    },
  );
});

test("what a listener sets is sent while the one before is still on its way", async () => {
  const kind = kinds["an action"] as Kind;
  const held = deferred({ json: kind.saved });
  const { element, sent } = await open(kind, held.answer, { json: { aid: 7 } });
  element.addEventListener("status-change", () => (element.value = kind.other as never), { once: true });
  const result = element.submit();
  await eventually(() => sent().length).toBe(1);
  expect(await element.submit()).toMatchObject({ ok: true, payload: { aid: 7 } });
  held.arrive();
  expect(await result).toMatchObject({ ok: true, response: { aid: 12 } });
  expect((element.value as { aid?: number }).aid).toBe(7);
});

test("what is handed over is told, where a listener has set other content before", async () => {
  const { element } = await open(kinds["an action"] as Kind);
  element.setAttribute("finisher", "emit");
  const heard = record(element, ["finish"]);
  const other = { ...actionOf(after), aid: 7 };
  element.addEventListener("before-finish", () => (element.value = other), { once: true });
  expect(await element.submit()).toMatchObject({ ok: true, payload: actionOf(before) });
  expect(heard.map(({ detail }) => detail.payload)).toEqual([actionOf(before)]);
  expect([element.value, element.dirty]).toEqual([other, false]);
});
