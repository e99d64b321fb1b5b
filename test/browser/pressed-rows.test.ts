import { describe, expect, onTestFinished, test } from "vitest";
import { actionOf, openAction } from "../elements/action-editor/page.js";
import { row as friendRow, openFriends } from "../elements/friend-list/page.js";
import { friend, friendsOf, serveFriends } from "../elements/friend-list/server.js";
import { serveFilters } from "../elements/funnel-editor/page.js";
import { isOpen, openPicker, option, searchBox } from "../elements/item-picker/page.js";
import { controlIn, openJourneys, rowIds } from "../elements/journey-list/page.js";
import { serveJourneys } from "../elements/journey-list/server.js";
import { checkbox, openTimeline } from "../elements/message-timeline/page.js";
import { message, messagesOf, serveTimeline } from "../elements/message-timeline/server.js";
import { holdClock as holdOpenApiClock, openConsole } from "../elements/open-api-console/page.js";
import { serveOpenApi } from "../elements/open-api-console/server.js";
import { named, written } from "../elements/page.js";
import { serverReservation, serveSalon } from "../elements/reservation-panel/server.js";
import { chip, dayRows, openSchedule } from "../elements/reservation-schedule/page.js";
import { openSettings, rowNames } from "../elements/salon-settings/page.js";
import { serveSalons } from "../elements/salon-settings/server.js";
import { paste } from "./support/clipboard.js";
import { atRest } from "./support/clock.js";
import { eventually, onScreen, within } from "./support/editors.js";
import { listOf, tags } from "./support/lists.js";
import { serveLive } from "./support/made-up-socket.js";
import { middleOf, mouse } from "./support/pointer.js";
import { gate } from "./support/served-host.js";
import { deferred } from "./support/server.js";
import { useWindow } from "./support/window-size.js";

// While a pointer is down, what lies under it stays there: the click reaches what was pressed, and what came meanwhile is
// shown afterwards.

/** A list in which something comes that stands above what is pressed, or moves it. */
interface Arrival {
  pressed(): Element;
  /** Kept when the answer is there. */
  arrive(): unknown;
  isShown(): boolean;
  /** Value afterwards, where the press chooses something of what moves. */
  chosen?: { now(): unknown; expected: unknown };
}
const unsolvedRequest = (reservation_id: number, name: string) => ({
  ...{ reservation_id, kind: "create", child_id: null, name, member: null },
  ...{ date: "2026-11-20", from: "13:00", to: "13:45", requested_at: "2026-11-19T10:38:00+09:00" },
});

/** A chip on a schedule on which others move 山田 花子, which is seen by the beginning of that chip's name. */
async function movedByEvent(pressed: string, to: Record<string, unknown>, shown: string): Promise<Arrival> {
  const live = serveLive(dayRows);
  const schedule = await openSchedule();
  await live.listens();
  await eventually(() => chipName(schedule, pressed)).not.toBe("");
  return {
    pressed: () => chip(schedule, chipName(schedule, pressed)),
    arrive: () => live.change(to),
    isShown: () => chipName(schedule, "山田 花子").startsWith(shown),
  };
}

const arrivals: Record<string, () => Promise<Arrival>> = {
  "message-timeline: newer messages": async () => {
    const server = serveTimeline(messagesOf(30));
    const timeline = await openTimeline();
    return {
      pressed: () => checkbox(timeline, 29),
      arrive() {
        server.messages.push(message(31), message(32));
        return timeline.refresh();
      },
      isShown: () => written(timeline).includes("本文32"),
    };
  },
  "message-timeline: what the page hands over": async () => {
    serveTimeline(messagesOf(30));
    const timeline = await openTimeline();
    return {
      pressed: () => checkbox(timeline, 29),
      arrive: () => timeline.append([message(30, { text: "長い\n".repeat(9) }), message(31)]),
      isShown: () => written(timeline).includes("長い"),
    };
  },
  "friend-list: another friend": async () => {
    const server = serveFriends(friendsOf(9));
    const list = await openFriends();
    return {
      pressed: () => friendRow(list, 3),
      arrive() {
        server.friends.unshift(friend(99));
        return list.refresh();
      },
      isShown: () => written(list).includes("友だち99"),
    };
  },
  "journey-list: a journey fewer": async () => {
    const host = serveJourneys();
    const list = await openJourneys();
    return {
      pressed: () => controlIn(list, 1403, "select"),
      async arrive() {
        host.meet("GET journeys", async () => {
          const answer = await (await host.api(new Request(`${location.origin}/api/journeys`))).json();
          return Response.json({
            ...answer,
            data: answer.data.filter(({ id }: { id: number }) => id !== 1401),
          });
        });
        await list.refresh();
      },
      isShown: () => !rowIds(list).includes(1401),
    };
  },
  "reservation-schedule: a chip beside another": async () => {
    const server = serveSalon(dayRows);
    const schedule = await openSchedule();
    return {
      pressed: () => chip(schedule, chipName(schedule, "佐藤 健")),
      arrive() {
        server.rows.set(
          5,
          serverReservation({ id: 5, name: "増えた", from: "10:15", to: "11:15", salon_resource_id: 11 }),
        );
        server.rows.set(
          4,
          serverReservation({ id: 4, name: "増えた二", from: "09:45", to: "11:15", salon_resource_id: 11 }),
        );
        return schedule.refresh();
      },
      isShown: () => schedule.shadowRoot?.innerHTML.includes("増えた") === true,
    };
  },
  "reservation-schedule: a chip that others move, by an event": () =>
    movedByEvent("山田 花子", { from: "16:00", to: "16:45", salon_resource_id: 11 }, "16:00"),
  "reservation-schedule: a chip before another, by an event": () =>
    movedByEvent("佐藤 健", { from: "09:45", to: "11:15", salon_resource_id: 11 }, "9:45"),
  "journey-list: an alert": async () => {
    const host = serveJourneys();
    const list = await openJourneys();
    const held = gate();
    host.meet("PATCH journeys/1405/fav", async () => {
      await held.passed;
      return Response.json({ message: "混み合っています。" }, { status: 404 });
    });
    controlIn(list, 1405, "star").click();
    await eventually(() => host.writes().length).toBe(1);
    return {
      pressed: () => controlIn(list, 1403, "select"),
      arrive: () => answered(held.open),
      isShown: () => written(list).includes("混み合っています"),
    };
  },
  "action-editor: an alert": async () => {
    const refusal = deferred({ status: 422, json: { message: "混み合っています。", errors: {} } });
    serveFilters({ save: refusal.answer });
    const editor = await openAction({ value: actionOf("一", "二") });
    const { finish } = partsOf(editor);
    finish?.click();
    await eventually(() => finish?.getAttribute("aria-busy")).toBe("true");
    return {
      pressed: () => partsOf(editor).fold as Element,
      arrive: () => answered(refusal.arrive),
      isShown: () => written(editor).includes("混み合っています"),
    };
  },
  "action-editor: that it was saved": async () => {
    const saved = deferred({ json: { aid: 7 } });
    serveFilters({ save: saved.answer });
    const editor = await openAction({ value: { ...actionOf("一", "二"), a_name: "来店" } });
    const { finish } = partsOf(editor);
    finish?.click();
    await eventually(() => finish?.getAttribute("aria-busy")).toBe("true");
    return {
      pressed: () => partsOf(editor).fold as Element,
      arrive: () => answered(saved.arrive),
      isShown: () => written(editor).includes("登録にしました"),
    };
  },
  "reservation-schedule: a request before another": async () => {
    const server = serveSalon([
      serverReservation(),
      serverReservation({ id: 6, name: "佐藤 健", status: "pending" }),
      serverReservation({ id: 7, name: "鈴木 一郎", status: "pending" }),
    ]);
    server.unsolved = [unsolvedRequest(6, "佐藤 健")];
    const schedule = await openSchedule();
    await within(schedule)
      .getByRole("button", { name: /^未対応/ })
      .click();
    const button = () => schedule.shadowRoot?.querySelector("[aria-label='承認する 佐藤 健']") as Element;
    await eventually(button).not.toBe(null);
    return {
      pressed: button,
      arrive() {
        server.unsolved.unshift(unsolvedRequest(7, "鈴木 一郎"));
        return schedule.refresh();
      },
      isShown: () => schedule.shadowRoot?.querySelector("[aria-label='承認する 鈴木 一郎']") != null,
    };
  },
  "open-api-console: newer calls in the log": async () => {
    holdOpenApiClock();
    const host = serveOpenApi();
    const element = await openConsole({ section: "logs" });
    const rows = () => [...(element.shadowRoot?.querySelectorAll(".open-api-logs tbody tr button") ?? [])];
    await eventually(() => rows().length > 3).toBe(true);
    return {
      pressed: () => rows()[3] as Element,
      arrive() {
        host.callFrom(1, 2);
        return element.refresh();
      },
      isShown: () => rows()[0]?.ariaLabel?.includes("/new/") === true,
    };
  },
  "item-picker: more items": async () => {
    const items = ["い", "ろ", "は", "に"].map((name, at) => ({ id: at + 1, name }));
    const picker = await openPicker({ multiple: true }, { source: listOf(items) });
    return {
      pressed: () => option(picker, "は").element(),
      arrive: () => Object.assign(picker, { source: listOf([{ id: 9, name: "あ" }, ...items]) }),
      isShown: () => option(picker, "あ").query() !== null,
      chosen: { now: () => picker.value, expected: [3] },
    };
  },
  "item-picker: more items, of which one is chosen": async () => {
    const items = ["い", "ろ", "は", "に"].map((name, at) => ({ id: at + 1, name }));
    const picker = await openPicker({}, { source: listOf(items) });
    return {
      pressed: () => option(picker, "は").element(),
      arrive: () => Object.assign(picker, { source: listOf([{ id: 9, name: "あ" }, ...items]) }),
      isShown: () => !isOpen(picker) || option(picker, "あ").query() !== null,
      chosen: { now: () => picker.value, expected: 3 },
    };
  },
  "item-picker: fewer items": async () => {
    const items = ["い", "ろ", "は", "に"].map((name, at) => ({ id: at + 1, name }));
    const picker = await openPicker({ multiple: true }, { source: listOf(items) });
    return {
      pressed: () => option(picker, "は").element(),
      arrive: () => Object.assign(picker, { source: listOf(items.slice(0, 2)) }),
      isShown: () => option(picker, "は").query() === null,
      chosen: { now: () => picker.value, expected: [] },
    };
  },
  "item-picker: another kind": async () => {
    const items = ["い", "ろ", "は"].map((name, at) => ({ id: at + 1, name }));
    const picker = await openPicker({ multiple: true }, { source: listOf(items) });
    return {
      pressed: () => option(picker, "は").element(),
      arrive: () => Object.assign(picker, { kind: "scenario", source: listOf([{ id: 3, name: "あ" }]) }),
      isShown: () => option(picker, "あ").query() !== null,
      chosen: { now: () => picker.value, expected: [] },
    };
  },
  "item-picker: a folder before the one whose box is pressed": async () => {
    await useWindow(1280, 800);
    const picker = await openPicker({ multiple: true }, { source: tags });
    const [first, second] = tags.group_ids as [number, number];
    return {
      pressed: () => named(picker, "checkbox", "会員をすべて選択").element(),
      arrive: () =>
        Object.assign(picker, {
          source: {
            ...tags,
            groups: { ...tags.groups, 3: { id: 3, name: "新しい" } },
            group_ids: [3, first, second],
          },
        }),
      isShown: () => written(picker).includes("新しい"),
      chosen: { now: () => picker.value, expected: [1, 2] },
    };
  },
  "item-picker: more items under a pasted list": async () => {
    await useWindow(1280, 800);
    const picker = await openPicker({ multiple: true }, { source: tags });
    paste(searchBox(picker).element(), "新規\n東京");
    const button = named(picker, "button", "新たに2件を選択する");
    await expect.element(button).toBeVisible();
    return {
      pressed: () => button.element(),
      arrive: () =>
        Object.assign(picker, {
          source: { ...tags, items: { ...tags.items, 9: { id: 9, name: "あ" } }, ids: [9, ...tags.ids] },
        }),
      isShown: () => option(picker, "あ").query() !== null,
      chosen: { now: () => picker.value, expected: [2, 4] },
    };
  },
  "salon-settings: a course fewer": async () => {
    const host = serveSalons();
    const settings = await openSettings();
    const [first, , third] = rowNames(settings);
    const course = within(settings).getByRole("group", { name: third as string, exact: true });
    return {
      pressed: () => course.getByRole("switch", { name: "公開" }).element(),
      async arrive() {
        const all = (await host.colleague("GET", "salon/1/courses/all")) as { name: string }[];
        host.meet("GET 1/courses/all", () =>
          Response.json({ data: all.filter(({ name }) => name !== first) }),
        );
        await settings.refresh();
      },
      isShown: () => !rowNames(settings).includes(first as string),
    };
  },
};

/** Waits until an answer that is on its way has been read. */
async function answered(arrive: () => void): Promise<void> {
  arrive();
  await atRest();
}

function partsOf({ shadowRoot }: Element) {
  return {
    finish: shadowRoot?.querySelector<HTMLElement>("[part=finish]"),
    fold: [...(shadowRoot?.querySelectorAll<HTMLElement>("button") ?? [])].find(
      ({ textContent }) => textContent === "すべて折りたたむ",
    ),
  };
}

/** The whole name of a chip by what it begins with. */
function chipName(schedule: Element, part: string): string {
  const names = [...(schedule.shadowRoot?.querySelectorAll(".schedule-chip") ?? [])].map(
    (each) => each.getAttribute("aria-label") ?? "",
  );
  return names.find((each) => each.includes(part)) ?? "";
}

describe("what comes while a pointer is down", () => {
  test.each(Object.keys(arrivals))("%s", async (name) => {
    const { pressed, arrive, isShown, chosen } = await (arrivals[name] as () => Promise<Arrival>)();
    await onScreen();
    const target = pressed();
    target.scrollIntoView({ block: "nearest" });
    await onScreen();
    const clicked: EventTarget[] = [];
    const note = (event: Event) => clicked.push(...event.composedPath());
    window.addEventListener("click", note, true);
    onTestFinished(() => window.removeEventListener("click", note, true));
    const at = middleOf(target);
    await mouse.down(at);
    await arrive();
    await onScreen();
    await onScreen();
    expect(isShown()).toBe(false);
    expect(target.isConnected && middleOf(target)).toEqual(at);
    await mouse.up(at);
    expect(clicked).toContain(target);
    await eventually(isShown).toBe(true);
    if (chosen) expect(chosen.now()).toEqual(chosen.expected);
  });
});

describe("what the page has moved before", () => {
  test.each([
    ["a list of all", {}],
    ["a conversation at its end", { pattern: "memberDetail", "member-id": "7" }],
  ])("a press on a message takes nothing back: %s", async (_, attributes) => {
    serveTimeline(messagesOf(12));
    const timeline = await openTimeline(attributes, 0);
    const above = document.createElement("div");
    above.style.cssText = "block-size: 10px; overflow-anchor: none";
    timeline.before(above);
    document.documentElement.style.overflowAnchor = "none";
    onTestFinished(() => {
      above.remove();
      document.documentElement.style.overflowAnchor = "";
    });
    const box = checkbox(timeline, 10);
    await onScreen();
    box.scrollIntoView({ block: "center" });
    await onScreen();
    above.style.blockSize = "90px";
    await onScreen();
    const at = middleOf(box);
    await mouse.down(at);
    await onScreen();
    expect(middleOf(box)).toEqual(at);
    await mouse.up(at);
    expect(box.checked).toBe(true);
  });
});
