import { expect, it } from "vitest";
import type { ResourceSource } from "../../src/api/resources.js";
import { createResource } from "../../src/features/picker/index.js";
import type { Answer } from "../../src/lib/failure.js";
import type { Names, PageLists } from "../../src/references/index.js";
import { loadNamed } from "../../src/references/index.js";
import { sourceOf } from "../features/picker/open-picker.js";

const describe = (names: Names) => void names.nameOf("tag", 1);

/** A list of tags whose answer comes when the test says so. */
function deferredTags() {
  const calls: { signal: AbortSignal; come(answer: Answer<ResourceSource>): void }[] = [];
  const tags = createResource({
    given: null,
    load: (signal) => new Promise((come) => calls.push({ signal, come })),
    forbiddenIsEmpty: false,
    now: () => 0,
  });
  return { calls, tags, lists: { list: () => tags } as unknown as PageLists };
}

it("is over once the lists have come", async () => {
  const { calls, tags, lists } = deferredTags();
  const over = loadNamed(lists, describe, new AbortController().signal);
  calls[0]?.come({ ok: true, status: 200, data: sourceOf([{ id: 1, name: "常連" }]) });
  await over;
  expect(tags.state().is).toBe("ready");
});

it("loads nothing for who has gone", async () => {
  const { calls, tags, lists } = deferredTags();
  const leaving = new AbortController();
  const over = loadNamed(lists, describe, leaving.signal);
  expect(calls.map(({ signal }) => signal.aborted)).toEqual([false]);
  leaving.abort();
  await over;
  expect(calls.map(({ signal }) => signal.aborted)).toEqual([true]);
  expect(tags.state().is).toBe("loading");
  await loadNamed(lists, describe, leaving.signal);
  expect(calls).toHaveLength(1);
});
