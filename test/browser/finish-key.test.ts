import { expect, onTestFinished, test } from "vitest";
import { userEvent } from "vitest/browser";
import { actionOf, openAction, shownInText, textField, textsOf } from "../elements/action-editor/page.js";
import {
  drawnAction,
  drawnSlide,
  idsOf,
  stored,
  switchOn,
} from "../elements/action-editor/page-conditions.js";
import { openField } from "../elements/form-field-editor/page.js";
import { openFriend } from "../elements/friend-editor/page.js";
import { serveFriend } from "../elements/friend-editor/server.js";
import { serveFilters } from "../elements/funnel-editor/page.js";
import { openJourneys } from "../elements/journey-list/page.js";
import { serveJourneys } from "../elements/journey-list/server.js";
import { openNotification, serveNotifications } from "../elements/notification-editor/page.js";
import { openWritten } from "../elements/open-api-console/page-triggers.js";
import { serveTriggers } from "../elements/open-api-console/server.js";
import { wholeNotification } from "../fixtures/notifications.js";
import { atRest, realTime } from "./support/clock.js";
import { eventually, within } from "./support/editors.js";
import { prevent, record } from "./support/events.js";
import { focused } from "./support/focus.js";

/* Ctrl+Enter presses the main button of what the focus is in, from any field, as a pointer would. */

const finish = "{Control>}{Enter}{/Control}";

async function openNamed(text = "一") {
  const value = { ...actionOf(text), a_name: "お礼" };
  const editor = await openAction({ finisher: "emit", template: true, value });
  return { editor, finished: record(editor, ["finish"]) };
}

/* (rules: finish-by-key) */
test.each([finish, "{Meta>}{Enter}{/Meta}"])("an action is finished from its text by %s", async (keys) => {
  const { editor, finished } = await openNamed();
  await userEvent.click(textField(editor));
  await userEvent.keyboard(`二${keys}`);
  await eventually(() => finished.length).toBe(1);
  expect(textsOf(editor)).toEqual([expect.stringContaining("二")]);
  expect(shownInText(editor)).not.toContain("\n");
  expect(focused().closest("[contenteditable]")).not.toBeNull();
});

test("what a field keeps until it is left is finished too", async () => {
  const { editor, finished } = await openNamed();
  const name = within(editor).getByRole("textbox", { name: /^アクション名/ });
  await userEvent.fill(name, "来店のお礼");
  await userEvent.keyboard(finish);
  await eventually(() => finished.length).toBe(1);
  expect(finished[0]?.detail.payload.a_name).toBe("来店のお礼");
  expect(focused()).toBe(name.element());
});

test("it is validated, and a listener of before-finish prevents it, as with the button", async () => {
  const { editor, finished } = await openNamed("");
  const heard = record(editor, ["before-finish", "failure"]);
  await userEvent.click(textField(editor));
  await userEvent.keyboard(finish);
  await userEvent.click(textField(editor));
  await eventually(() => heard.map(({ type }) => type)).toEqual(["failure"]);
  prevent(editor, "before-finish");
  await realTime(200, "two presses within 150 ms of the browser's events are one");
  await userEvent.keyboard(`一${finish}`);
  await eventually(() => heard.map(({ type }) => type)).toEqual(["failure", "before-finish"]);
  await atRest();
  expect(finished).toHaveLength(0);
});

test("a page that has the key for itself keeps it", async () => {
  const { editor, finished } = await openNamed();
  const own = (event: KeyboardEvent) => event.key === "Enter" && event.ctrlKey && event.preventDefault();
  document.addEventListener("keydown", own);
  onTestFinished(() => document.removeEventListener("keydown", own));
  await userEvent.click(textField(editor));
  await userEvent.keyboard(finish);
  await atRest();
  expect(finished).toHaveLength(0);
});

test("a page that stops keys on their way does not keep it", async () => {
  const { editor, finished } = await openNamed();
  const stop = (event: Event) => event.stopPropagation();
  document.body.addEventListener("keydown", stop);
  onTestFinished(() => document.body.removeEventListener("keydown", stop));
  await userEvent.click(textField(editor));
  await userEvent.keyboard(finish);
  await eventually(() => finished.length).toBe(1);
});

test.each([
  ["of a conversion", { isComposing: true }],
  ["of a conversion in an old browser", { keyCode: 229 }],
  ["with Shift", { shiftKey: true }],
  ["held", { repeat: true }],
])("the key %s finishes nothing", async (_, more) => {
  const { editor, finished } = await openNamed();
  await userEvent.click(textField(editor));
  const chord = { key: "Enter", ctrlKey: true, bubbles: true, composed: true, cancelable: true };
  focused().dispatchEvent(new KeyboardEvent("keydown", { ...chord, ...more }));
  await atRest();
  expect(finished).toHaveLength(0);
});

test("in a slide it decides and goes back", async () => {
  serveFilters({ save: { json: { id: 7, description: [] } } });
  const editor = await drawnAction();
  await switchOn(editor);
  await drawnSlide(editor);
  await userEvent.click(within(editor).getByRole("button", { name: "名前を追加" }));
  await eventually(() => focused().localName).toBe("input");
  await userEvent.keyboard(`田中${finish}`);
  await eventually(() => idsOf(editor)).toEqual([7, null]);
  expect(stored).toBeDefined();
});

test("in a dialog it presses the main button, and nothing behind it", async () => {
  const host = serveJourneys();
  const list = await openJourneys({});
  await userEvent.click(within(list).getByRole("button", { name: "ジャーニーを追加" }));
  await userEvent.fill(within(list).getByRole("textbox", { name: "名前" }), "新しい");
  await userEvent.keyboard(finish);
  await eventually(() => host.writes().map(([call]) => call)).toEqual([
    expect.stringMatching(/^POST .*journeys$/),
  ]);
});

test("once where it is pressed again at once", async () => {
  const { editor, finished } = await openNamed();
  await userEvent.click(textField(editor));
  await userEvent.keyboard(`${finish}${finish}`);
  await atRest();
  expect(finished).toHaveLength(1);
});

test.each<[string, () => Promise<HTMLElement>]>([
  [
    "a notification",
    () => {
      serveNotifications();
      return openNotification({ finisher: "emit" }, wholeNotification);
    },
  ],
  [
    "a friend",
    () => {
      serveFriend();
      return openFriend("variables");
    },
  ],
  [
    "a trigger",
    () => {
      serveTriggers();
      return openWritten();
    },
  ],
  ["a form's field", openField],
])("%s says so at its button", async (_, open) => {
  const element = await open();
  const buttons = () => [...(element.shadowRoot?.querySelectorAll("[data-finishes]") ?? [])];
  await eventually(() => buttons().length).toBe(1);
  expect(buttons()[0]?.getAttribute("title")).toBe("Ctrl+Enter");
  expect(buttons()[0]?.hasAttribute("aria-keyshortcuts")).toBe(false);
});
