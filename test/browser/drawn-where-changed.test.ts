import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { configure } from "../../src/entries/episode-editor.js";
import { episodeWords } from "../../src/features/episode/messages.js";
import { journeyWords } from "../../src/features/journey/messages.js";
import { countsWords } from "../../src/features/open-api/counts/messages.js";
import { logWords } from "../../src/features/open-api/logs/messages.js";
import { triggerWords } from "../../src/features/open-api/triggers/messages.js";
import { fieldIn, openEpisode, serveEpisodes } from "../elements/episode-editor/page.js";
import { controlIn, mountJourneys, namesIn, openJourneys, rowIds } from "../elements/journey-list/page.js";
import { serveJourneys } from "../elements/journey-list/server.js";
import { choose, openConsole } from "../elements/open-api-console/page.js";
import { cell, openOne } from "../elements/open-api-console/page-triggers.js";
import { serveOpenApi, serveTriggers } from "../elements/open-api-console/server.js";
import { button, named, root } from "../elements/page.js";
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

test("a letter of a value draws its row of the tree again and the one that it is inside of", async () => {
  serveTriggers();
  const made = await openOne(1);
  cell(made, "purchase.number", "label").focus();
  const ofRows = vi.spyOn(triggerWords.ja, "unknownType");
  await userEvent.keyboard("x");
  await eventually(() => cell(made, "purchase.number", "label").value).toContain("x");
  expect(ofRows.mock.calls.length).toBe(2);
});

test("buttons of a toolbar that is drawn again are not told once more which is the stop", async () => {
  serveTriggers();
  const made = await openOne(1);
  cell(made, "purchase.number", "label").focus();
  const written: MutationRecord[] = [];
  const watcher = new MutationObserver((records) => written.push(...records));
  watcher.observe(root(made), { subtree: true, attributeFilter: ["tabindex"] });
  onTestFinished(() => watcher.disconnect());
  await userEvent.keyboard("x");
  await eventually(() => cell(made, "purchase.number", "label").value).toContain("x");
  expect(written.length).toBe(0);
});

test("another page of a log is drawn once", async () => {
  const host = serveOpenApi();
  // On the first day of a month the demonstration has no second page of that month.
  host.callFrom(1, 60);
  const made = await openConsole({ section: "logs" });
  await settled();
  const held = gate();
  host.meet("GET service_codes/", () => held.passed);
  const ofRows = vi.spyOn(logWords.ja, "details");
  await button(made, "次のページ").click();
  await eventually(() => root(made).querySelector(".open-api-pages [aria-busy=true]")).not.toBe(null);
  expect(ofRows).not.toHaveBeenCalled();
  held.open();
});

test("a period that is only being chosen draws no figures again", async () => {
  serveOpenApi();
  const made = await openConsole({ section: "counts" });
  await settled();
  const ofChart = vi.spyOn(countsWords.ja, "chartName");
  choose(made, "期間", "指定");
  await eventually(() => root(made).querySelectorAll("input[type=date]").length).toBe(2);
  expect(ofChart).not.toHaveBeenCalled();
});

test("a list of the page that was changed in place and is said again is drawn", async () => {
  serveEpisodes();
  const abilities: string[] = [];
  onTestFinished(() => configure({ abilities: [] }));
  configure({ abilities });
  const editor = await openEpisode({}, quietEpisode);
  const ofLines = vi.spyOn(episodeWords.ja, "sends");
  abilities.push("scenario");
  configure({ abilities });
  await eventually(() => ofLines.mock.calls.length).toBeGreaterThan(0);
  expect(editor.isConnected).toBe(true);
});
