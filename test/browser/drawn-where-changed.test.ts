import { afterEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { configure } from "../../src/entries/episode-editor.js";
import { episodeWords } from "../../src/features/episode/messages.js";
import { journeyWords } from "../../src/features/journey/messages.js";
import { fieldIn, openEpisode, serveEpisodes } from "../elements/episode-editor/page.js";
import { controlIn, mountJourneys, namesIn, openJourneys, rowIds } from "../elements/journey-list/page.js";
import { serveJourneys } from "../elements/journey-list/server.js";
import { named, root } from "../elements/page.js";
import { quietEpisode } from "../fixtures/episodes.js";
import { holdClock, settled, until } from "./support/clock.js";
import { eventually } from "./support/editors.js";
import { gate } from "./support/served-host.js";

/* What has not changed is not drawn again: each drawing of a row asks for the words of its own figures. */

afterEach(() => vi.restoreAllMocks());

test("a letter of a search draws no phase of the list again", async () => {
  serveJourneys();
  const list = await openJourneys();
  await named(list, "searchbox", "検索").click();
  const ofPhases = vi.spyOn(journeyWords.ja, "usedBy");
  const ofRows = vi.spyOn(journeyWords.ja, "people");
  await userEvent.keyboard("会");
  await eventually(() => ofRows.mock.calls.length).toBeGreaterThan(0);
  expect(ofPhases).not.toHaveBeenCalled();
});

test("a row that is carried on draws the rows that it leaves and comes to", async () => {
  serveJourneys();
  const list = await openJourneys();
  controlIn(list, 1405, "reorder").focus();
  await userEvent.keyboard(" {ArrowDown}");
  await eventually(() => root(list).querySelectorAll(".reorder-after").length).toBe(1);
  const ofRows = vi.spyOn(journeyWords.ja, "people");
  await userEvent.keyboard("{ArrowUp}{ArrowDown}");
  expect(ofRows.mock.calls.length).toBeLessThanOrEqual(4);
});

test("no row is drawn before the groups are known that it stands in", async () => {
  const ofRows = vi.spyOn(journeyWords.ja, "people");
  const { list, held, time } = await journeysBeforeGroups();
  await time.pass(900);
  await settled();
  expect(ofRows).not.toHaveBeenCalled();
  held.open();
  await until(() => namesIn(list, "新規のお客様").length > 0);
});

test("groups that take longer than a second come to rows that stand in one list", async () => {
  const { list, held, time } = await journeysBeforeGroups();
  await time.pass(1100);
  await until(() => rowIds(list).length > 0);
  const before = rowIds(list);
  expect(namesIn(list, "新規のお客様")).toEqual([]);
  held.open();
  await until(() => namesIn(list, "新規のお客様").length > 0);
  expect(rowIds(list).toSorted()).toEqual(before.toSorted());
});

/** A list whose journeys and phases have come, and whose groups wait for `held`; the clock stands. */
async function journeysBeforeGroups() {
  const time = holdClock(new Date(), true);
  const host = serveJourneys();
  const held = gate();
  host.meet("GET journey_groups", () => held.passed);
  const list = mountJourneys();
  await until(() => root(list).querySelector(".journey-phase-entry") !== null);
  await settled();
  return { list, held, time };
}

test("a letter of a step draws its own line of the schedule again", async () => {
  serveEpisodes();
  const editor = await openEpisode({}, quietEpisode);
  await eventually(() => root(editor).querySelectorAll(".episode-plan > li").length).toBeGreaterThan(2);
  fieldIn(editor, 0, "text")?.focus();
  const ofLines = vi.spyOn(episodeWords.ja, "sends");
  await userEvent.keyboard("x");
  await eventually(() => ofLines.mock.calls.length).toBe(1);
});

test("a page that says again what it has said draws no line of a schedule again", async () => {
  serveEpisodes();
  const editor = await openEpisode({}, quietEpisode);
  await eventually(() => root(editor).querySelectorAll(".episode-plan > li").length).toBeGreaterThan(2);
  const ofLines = vi.spyOn(episodeWords.ja, "sends");
  configure({});
  editor.setAttribute("name", "steps");
  await settled();
  expect(ofLines).not.toHaveBeenCalled();
  editor.readonly = true;
  await eventually(() => ofLines.mock.calls.length).toBeGreaterThan(0);
});
