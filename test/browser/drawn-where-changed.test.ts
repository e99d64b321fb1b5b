import { afterEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { episodeWords } from "../../src/features/episode/messages.js";
import { journeyWords } from "../../src/features/journey/messages.js";
import { fieldIn, openEpisode, serveEpisodes } from "../elements/episode-editor/page.js";
import { controlIn, mountJourneys, openJourneys, rowIds } from "../elements/journey-list/page.js";
import { serveJourneys } from "../elements/journey-list/server.js";
import { named, root } from "../elements/page.js";
import { quietEpisode } from "../fixtures/episodes.js";
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
  const host = serveJourneys();
  const held = gate();
  host.meet("GET journey_groups", () => held.passed);
  const ofRows = vi.spyOn(journeyWords.ja, "people");
  const list = mountJourneys();
  await eventually(() => root(list).querySelector(".journey-phase-entry") !== null).toBe(true);
  expect(ofRows).not.toHaveBeenCalled();
  held.open();
  await eventually(() => rowIds(list).length).toBeGreaterThan(0);
});

test("a letter of a step draws its own line of the schedule again", async () => {
  serveEpisodes();
  const editor = await openEpisode({}, quietEpisode);
  await eventually(() => root(editor).querySelectorAll(".episode-plan > li").length).toBeGreaterThan(2);
  fieldIn(editor, 0, "text")?.focus();
  const ofLines = vi.spyOn(episodeWords.ja, "sends");
  await userEvent.keyboard("x");
  await eventually(() => ofLines.mock.calls.length).toBe(1);
});
