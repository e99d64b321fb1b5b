import { expect, test } from "vitest";
import { tryHtml, tryPhp, tryRuby } from "./servers.mjs";

test("what the samples for servers store fits its schema, where their languages are installed", async () => {
  expect((await tryPhp()) ?? []).toEqual([]);
  expect(tryRuby() ?? []).toEqual([]);
  expect(await tryHtml()).toEqual([]);
});
