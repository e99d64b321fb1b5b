import { beforeEach, describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import "../../src/entries/friend-list.js";
import { actionOf, textField, textsOf } from "../elements/action-editor/page.js";
import { openEpisode, serveEpisodes } from "../elements/episode-editor/page.js";
import { controlIn, openJourneys } from "../elements/journey-list/page.js";
import { serveJourneys } from "../elements/journey-list/server.js";
import { named } from "../elements/page.js";
import { arrived, mountPanel, phase } from "../elements/reservation-panel/page.js";
import { serverReservation, serveSalon } from "../elements/reservation-panel/server.js";
import { chipNames, dayRows, openSchedule } from "../elements/reservation-schedule/page.js";
import { blankEpisode, wholeEpisode } from "../fixtures/episodes.js";
import { realTime } from "./support/clock.js";
import { eachWork, isOpen, offers, restore, works } from "./support/dialog-works.js";
import { drawn, eventually, mountElement, mountMarkup, within } from "./support/editors.js";
import { record } from "./support/events.js";
import { isOffered, leavePage, mountKept, nextIdle, stored } from "./support/kept-work.js";
import { serveLive } from "./support/made-up-socket.js";
import { freshServer } from "./support/server.js";

/* A page takes an element out, changes its settings and puts it elsewhere, all in one task. */

beforeEach(() => sessionStorage.clear());

/** Moves it, and does something while it is in no place. */
function move(element: Element, onTheWay: () => void): void {
  const place = mountMarkup("");
  element.remove();
  onTheWay();
  place.append(element);
}

const soon = () => realTime(600, "the storage is read when the page is idle, which the browser tells");

describe.each(eachWork)("what is written in %s", (_, begin) => {
  test("waits for its server, and is offered there", async () => {
    const work = await begin(async () => Response.json({ message: "混み合っています。" }, { status: 422 }));
    const { element, saves, asks } = work;
    await eventually(saves).toBe(1);
    await soon();
    const before = element.apiBase as string;
    move(element, () => {
      element.apiBase = freshServer();
    });
    if (asks) {
      await expect.element(within(element).getByText("保存していない変更があります").first()).toBeVisible();
      return;
    }
    await eventually(() => isOpen(element)).toBe(false);
    await soon();
    expect(offers(element)).toBe(0);
    element.apiBase = before;
    await restore(work);
  });

  test("goes on where nothing has changed when it has arrived", async () => {
    const { element, saves, written, asks } = await begin(async () =>
      Response.json({ message: "混み合っています。" }, { status: 422 }),
    );
    await eventually(saves).toBe(1);
    await soon();
    const before = element.apiBase;
    move(element, () => {
      element.apiBase = freshServer();
      element.apiBase = before;
    });
    await soon();
    expect(offers(element)).toBe(0);
    if (!asks) await written(element);
    // The operator has left no field.
    expect(saves()).toBe(1);
  });
});

test("a name that is being changed is saved when something else gets the focus, and not by the move", async () => {
  const host = serveJourneys();
  const list = await openJourneys();
  controlIn(list, 1405, "name").focus();
  await userEvent.keyboard("{F2}");
  await userEvent.fill(named(list, "textbox", "名前"), "別の名前");
  move(list, () => {});
  await soon();
  expect(host.writes()).toEqual([]);
  controlIn(list, 1402, "name").focus();
  await eventually(() => host.writes().map(([call]) => call)).toEqual(["PUT journeys/1405"]);
});

test("a schedule takes reservations of the salon that it shows then, and of no other", async () => {
  const { listens, notify } = serveLive(dayRows);
  const schedule = await openSchedule();
  await listens();
  await eventually(() => chipNames(schedule).length).toBe(5);
  move(schedule, () => schedule.setAttribute("salon-id", "2"));
  await listens();
  await eventually(() => chipNames(schedule).length).toBe(5);
  const tell = (salon: number, id: number, name: string) =>
    notify({
      ...{ type: "create", salon_id: salon, reservation_id: id },
      reservation: serverReservation({ id, salon_id: salon, name, from: "16:00", to: "17:00" }),
    });
  tell(1, 31, "前のサロン");
  tell(2, 32, "今のサロン");
  await eventually(() => chipNames(schedule).join()).toContain("今のサロン");
  expect(chipNames(schedule).join()).not.toContain("前のサロン");
});

test("a record that is named on the way is loaded", async () => {
  const known = [blankEpisode, wholeEpisode].map((episode, at) => ({
    ...episode,
    id: at + 8,
    name: `配信${at}`,
  }));
  serveEpisodes(({ url }) => {
    const episode = known.find(({ id }) => url.pathname.endsWith(`/episodes/${id}`));
    return episode && { json: { data: episode } };
  });
  const editor = await openEpisode({ "episode-id": "8" });
  await expect.element(named(editor, "textbox", "名前")).toHaveValue("配信0");
  move(editor, () => editor.setAttribute("episode-id", "9"));
  await expect.element(named(editor, "textbox", "名前")).toHaveValue("配信1");
});

test("a panel that is opened on the way is open", async () => {
  serveSalon();
  const panel = mountPanel({ open: null });
  await soon();
  expect(phase(panel)).toBe(null);
  move(panel, () => {
    panel.open = true;
  });
  await arrived(panel);
});

test("a property that cannot be read is told of where the page can hear it", () => {
  const list = mountElement("friend-list");
  const heard = record(document, ["failure"]);
  move(list, () => list.setAttribute("member-id", "-3"));
  expect(heard.map(({ detail }) => detail.reason)).toEqual(["invalid-input"]);
});

test("settings that are read on the way are those of now, and are drawn when it has arrived", async () => {
  const { element } = await works["a group of journeys"](async () => null);
  const journeys = element as HTMLElementTagNameMap["journey-list"];
  await eventually(() => isOpen(journeys)).toBe(false);
  let read: unknown;
  move(journeys, () => {
    journeys.groupId = "favorite";
    read = journeys.groupId;
  });
  expect(read).toBe("favorite");
  await eventually(
    () => journeys.shadowRoot?.querySelector("[aria-current]:not([aria-current=false])")?.textContent ?? "",
  ).toContain("お気に入り");
});

test("a record that is given on the way is not taken for a new one that was saved", async () => {
  const editor = mountKept();
  await drawn(editor);
  await nextIdle();
  move(editor, () => {
    editor.value = { ...actionOf("一"), aid: 7 };
  });
  await userEvent.fill(textField(editor), "編集した");
  await eventually(() => textsOf(editor)).toEqual(["編集した"]);
  leavePage();
  expect(stored()).toMatchObject({ record: "7" });
  editor.remove();
  const next = mountKept();
  await drawn(next);
  await nextIdle();
  expect(isOffered(next)).toBe(false);
});

test("what is kept of a salon stays kept while nobody shows it, though a page asks which one it is", async () => {
  const { element, written } = await works["a course"](async () =>
    Response.json({ message: "混み合っています。" }, { status: 422 }),
  );
  await soon();
  const key = () =>
    Object.keys(sessionStorage).find((each) => sessionStorage.getItem(each)?.includes("9000"));
  const salon = element as HTMLElementTagNameMap["salon-settings"];
  const place = salon.parentElement as HTMLElement;
  salon.remove();
  await eventually(key).toBeDefined();
  const other = mountElement("salon-settings", { "salon-id": "2", "api-base": salon.apiBase });
  await soon();
  other.remove();
  await soon();
  other.salonId = salon.salonId;
  expect(other.salonId).toBe(salon.salonId);
  await soon();
  expect(key()).toBeDefined();
  place.append(salon);
  await written(salon);
});
