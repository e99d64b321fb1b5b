import type { Locator, Page } from "playwright";
import { expect, vi } from "vitest";
import { elementUnderTest, isOfTheWeb } from "../../hazards/support/element-under-test.js";

const choice = (timeline: Locator, name: string) =>
  timeline.getByRole("checkbox", { name: new RegExp(`^${name} .*のメッセージを選択$`) });

/** Shows one message with this text in one of its fields. */
function inMessage(name: string, messageWith: (text: string) => object) {
  return {
    name,
    given: (text: string) => ({ id: 9, timestamp: 1_795_000_000_000, type: "text", ...messageWith(text) }),
    show: async (element: HTMLElement, message: object) => {
      const drawn = () => element.shadowRoot?.querySelector("article");
      while (!drawn()) await new Promise((frame) => requestAnimationFrame(frame));
      // Through another one, so that nothing of the text before is left.
      element.append([{ id: 9, timestamp: 1_795_000_000_000, type: "system" }] as never);
      element.append([message] as never);
    },
  };
}

/** Two messages that are selected, one of them by keys. */
export const hazard = elementUnderTest(["value", "finishing"], {
  tag: "message-timeline",
  markup: (attributes) => `<message-timeline finisher="emit" ${attributes}></message-timeline>`,
  firstField: (timeline) => timeline.getByRole("checkbox").first(),
  async work(page: Page, timeline) {
    await choice(timeline, "佐藤").click();
    await page.keyboard.press("j");
    await page.keyboard.press("j");
    await page.keyboard.press("x");
    const count = () => timeline.evaluate((each) => (each as HTMLElement & { value: number[] }).value.length);
    await vi.waitFor(async () => expect(await count()).toBe(2), 10_000);
  },
  finish: (timeline) => timeline.getByRole("button", { name: "確認済みにする", exact: true }).click(),
  expected: [3, 1],
  loading: ["api-base"],
  places: [
    inMessage("the text of a message", (text) => ({ text })),
    inMessage("the name of a friend", (name) => ({ member: { id: 9, name, icon_url: null } })),
    {
      ...inMessage("the picture of a friend", (icon_url) => ({ member: { id: 9, name: "x", icon_url } })),
      harmlessLike,
    },
    {
      ...inMessage("a file of a message", (text) => ({
        type: "file",
        media: { url: text, thumb_url: text, name: text, mime: text },
      })),
      harmlessLike,
    },
    inMessage("a type that nobody knows", (type) => ({ type })),
  ],
});

/** What is no address of the web is neither shown nor a link. */
function harmlessLike(text: string): string {
  return isOfTheWeb(text) ? "x" : "none:x";
}
