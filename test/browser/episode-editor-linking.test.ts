import { expect, test } from "vitest";
import { bodyOf, callsOf, openEpisode, serveLife } from "../elements/episode-editor/page.js";
import { named, written } from "../elements/page.js";
import { quietEpisode, wholeEpisode } from "../fixtures/episodes.js";
import { eventually } from "./support/editors.js";
import { record } from "./support/events.js";

test("into a salon's place and out of it", async () => {
  const calls = serveLife((path) => {
    if (!path.startsWith("PATCH")) return undefined;
    const { value } = bodyOf(calls, /salon$/) as { value: number | null };
    return { json: { data: { episode_id: value, follow_id: null } } };
  });
  const editor = await openEpisode({ "salon-id": "1", finisher: "emit" }, wholeEpisode);
  const events = record(editor, ["linked"]);
  await named(editor, "button", "サロンに設定").click();
  await eventually(() => written(editor)).toContain("このサロンに設定されています");
  expect(bodyOf(calls, /salon$/)).toEqual({ value: 9 });
  await named(editor, "button", "サロンから外す").click();
  await eventually(() => events.length).toBe(2);
  expect(events.map(({ detail }) => detail)).toEqual([
    { salonId: 1, attr: "episode_id", episodeId: 9 },
    { salonId: 1, attr: "episode_id", episodeId: null },
  ]);
  expect(bodyOf(calls, /salon$/)).toEqual({ value: null });
});

test("one with a goal has no place; the other place is not touched", async () => {
  const calls = serveLife();
  const goal = await openEpisode({ "salon-id": "1" }, quietEpisode);
  expect(named(goal, "button", "サロンに設定").query()).toBe(null);
  goal.remove();
  const other = await openEpisode({ "salon-id": "1", attr: "follow_id" }, wholeEpisode);
  await named(other, "button", "サロンに設定").click();
  await eventually(() => written(other)).toContain("この配信は来店フォローではありません");
  expect(callsOf(calls)).toEqual([]);
});
