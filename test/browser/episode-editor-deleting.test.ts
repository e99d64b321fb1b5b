import { expect, test } from "vitest";
import { callsOf, finishButton, openEpisode, serveLife } from "../elements/episode-editor/page.js";
import { named, written } from "../elements/page.js";
import { quietEpisode } from "../fixtures/episodes.js";
import { eventually } from "./support/editors.js";
import { inBrief, record } from "./support/events.js";

test("deleted: read again, only read, and made anew", async () => {
  const calls = serveLife();
  const editor = await openEpisode({ finisher: "emit" }, quietEpisode);
  const events = record(editor, ["deleted"]);
  await named(editor, "button", "削除").first().click();
  await eventually(() => written(editor)).toContain(`「${quietEpisode.name}」を削除しますか？`);
  await named(editor, "button", "削除する").click();
  await eventually(() => callsOf(calls)).toEqual([
    "DELETE /api/episodes/8",
    "GET /api/episodes/8?include_deleted=1",
  ]);
  await eventually(() => written(editor)).toContain("この配信は削除されています");
  expect(inBrief(events)).toEqual(["deleted"]);
  expect(written(editor)).toContain("削除済み（11月27日）");
  expect(named(editor, "button", "ステップを追加").query()).toBe(null);
  expect(finishButton(editor)).toBe(null);
  expect(await editor.submit()).toMatchObject({ ok: false, messages: ["この配信は削除されています"] });
  await named(editor, "button", "複製して新規作成").click();
  expect(finishButton(editor)).not.toBe(null);
  expect(editor.value).toMatchObject({ id: null, name: `${quietEpisode.name}のコピー`, deleted_at: null });
  expect(named(editor, "button", "ステップを追加").query()).not.toBe(null);
  await named(editor, "button", "元に戻す").click();
  expect(editor.value.id).toBe(8);
  expect(finishButton(editor)).toBe(null);
  await named(editor, "button", "やり直す").click();
  expect(editor.value.id).toBe(null);
});

test("a copy of a deleted one is saved as a new one; undo leads back to the one that it was made of", async () => {
  const deleted = { ...quietEpisode, deleted_at: "2026-11-27T09:00:00+09:00" };
  serveLife((path) =>
    path.endsWith("/api/episodes")
      ? { status: 201, json: { data: { id: 12, updated_at: "first" } } }
      : undefined,
  );
  const editor = await openEpisode({}, deleted);
  await named(editor, "button", "複製して新規作成").click();
  expect(await editor.submit()).toMatchObject({ ok: true });
  expect(editor.value).toMatchObject({ id: 12, deleted_at: null });
  expect(editor.value.steps.map(({ id }) => id)).toEqual([900, 901, 902]);
  expect(editor.dirty).toBe(false);
  editor.undo();
  expect(editor.value).toEqual(deleted);
  editor.redo();
  expect(editor.value).toMatchObject({ id: 12, deleted_at: null });
  expect(editor.dirty).toBe(false);
});

test("what was typed into one that is deleted is not offered again", async () => {
  serveLife();
  const key = `deleted-${Math.random()}`;
  const editor = await openEpisode({ "draft-key": key }, quietEpisode);
  await named(editor, "textbox", "名前").fill("もう要らない");
  await eventually(() => sessionStorage.getItem(key)).not.toBe(null);
  await named(editor, "button", "削除").first().click();
  await named(editor, "button", "削除する").click();
  await eventually(() => written(editor)).toContain("この配信は削除されています");
  expect(editor.value.name).toBe(quietEpisode.name);
  expect(named(editor, "button", "復元する").query()).toBe(null);
  expect(sessionStorage.getItem(key)).toBe(null);
});
