import { expect, test } from "vitest";
import { mountMarkup } from "./support/editors.js";
import { inside, worksOf } from "./support/growing.js";
import { answerAll, growingElements } from "./support/growing-elements.js";
import { hear, silence } from "./support/heard-gestures.js";
import { until } from "./support/small-works.js";

/* Whatever an operator does says one thing, leads the focus to what says it, or is said by what was used: never two at once, never nothing. */

/** What the page, a server or the time does. */
const noGestures = [
  "another language and back",
  "away from the page and back",
  "another value and the first again",
  "a message heard of",
  "an hour of looks at a log, and what is new shown",
  "the text entered and left",
];

/** What the page or a server was asked for comes when it comes, and is said beside what was done. */
const answers = /^(対象者 |読み込み中)/;

/** Works that may say nothing, or two things, with the reason. */
const exceptions: Readonly<Record<string, string>> = {
  "<friend-editor>: the list of tags: opened and closed": "the page goes to the tab, by its attribute",
  "<notification-editor>: a text written and undone": "a step back is not said yet",
  "<notification-editor>: a row removed and undone": "a step back is not said yet",
  "<notification-editor>: hours painted and undone": "a step back is not said yet",
  "<reservation-panel>: a course chosen and undone": "a box is changed by a script",
  "<reservation-panel>: the panel: closed and opened": "the page does it",
  "<reservation-schedule>: another page and the day again": "the page goes there, by its attribute",
  "<reservation-schedule>: another view and the day again": "the page goes there, by its attribute",
};

const works = growingElements.flatMap((element) =>
  worksOf(element)
    .filter(({ name }) => !noGestures.includes(name))
    .map((work) => [`<${element.tag}>: ${work.name}`, element, work] as const),
);

test.each(works)("%s", { timeout: 60_000 }, async (title, { make, last }, work) => {
  answerAll();
  const element = make();
  mountMarkup("").append(element);
  await until(() => inside(element, last) !== null, "the element was drawn");
  undoByKeys(element);
  await silence(element);
  const wrong: string[] = [];
  for (const [at, step] of work.steps.entries()) {
    const { said, hasMoved, hasTurned } = await hear(element, step, `step ${at + 1} of: ${work.name}`);
    const done = said.filter((each) => !answers.test(each));
    if (done.length > 1) wrong.push(`step ${at + 1} says ${done.length} things: ${done.join(" | ")}`);
    if (said.length === 0 && !hasMoved && !hasTurned) wrong.push(`step ${at + 1} says nothing`);
  }
  expect(title in exceptions ? [] : wrong).toEqual([]);
});

test("an exception is about a work", () => {
  const titles: readonly string[] = works.map(([title]) => title);
  expect(Object.keys(exceptions).filter((title) => !titles.includes(title))).toEqual([]);
});

/** A work takes back what it did as a script of the page does; an operator does so by keys, and hears of it. */
function undoByKeys(element: Element): void {
  const key = { key: "z", code: "KeyZ", ctrlKey: true, bubbles: true, composed: true, cancelable: true };
  Object.defineProperty(element, "undo", {
    value: () => {
      const place = element.shadowRoot?.activeElement ?? element.shadowRoot?.querySelector("button");
      place?.dispatchEvent(new KeyboardEvent("keydown", key));
    },
  });
}
