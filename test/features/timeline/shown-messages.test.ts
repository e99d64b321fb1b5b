import { expect, it } from "vitest";
import { createServerClient } from "../../../src/collection/index.js";
import { ShownMessages, type TimelineCriteria } from "../../../src/features/timeline/index.js";
import { openHttp } from "../../lib/open-http.js";
import { stubFetch } from "../../lib/stub-fetch.js";
import { anyCriteria } from "./any-criteria.js";

const message = (id: number, notify = 1) => ({ id, timestamp: id, notify });

it("messages that a page has heard of before the first answer are shown with it", async () => {
  const { shown, pages, answer } = open(anyCriteria);
  shown.append([message(9)]);
  await answer([message(2), message(1)]);
  expect(pages.state().data?.items.map(({ id }) => id)).toEqual([9, 2, 1]);
});

it("messages that were confirmed while others load are left out of an answer from before, and it is asked once more", async () => {
  const { shown, pages, sent, answer } = open({ ...anyCriteria, mode: "uncheck" });
  shown.confirmed([2]);
  shown.askAgain();
  await answer([message(3), message(2), message(1)]);
  expect(pages.state().data?.items.map(({ id }) => id)).toEqual([3, 1]);
  await answer([message(3), message(1)]);
  expect([pages.state().data?.items.map(({ id }) => id), sent.length]).toEqual([[3, 1], 2]);
});

function open(criteria: TimelineCriteria) {
  const waiting: ((answer: Response) => void)[] = [];
  const sent = stubFetch(() => new Promise((resolve) => waiting.push(resolve)));
  const httpOf = (apiBase: string) => openHttp({ apiBase: () => apiBase });
  const page = { client: createServerClient(), httpOf, kept: <T>(_: string, create: () => T) => create() };
  const shown = new ShownMessages({
    ...{ page, criteria: () => criteria, server: () => "", pollSeconds: () => null },
  });
  const pages = shown.of(criteria);
  pages.subscribe(() => {});
  return {
    ...{ shown, pages, sent },
    async answer(data: readonly object[]): Promise<void> {
      await expect.poll(() => waiting.length).toBe(1);
      waiting.shift()?.(Response.json({ data, has_next: false, next: null }));
      await expect.poll(() => pages.state().is).toBe("ready");
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
}
