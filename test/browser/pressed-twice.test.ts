import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { eventually } from "./support/editors.js";
import { openJourneys, serveJourneys } from "./support/journey-list.js";
import { buttonOf, holdCalls, reach, type Step } from "./support/pressed-twice.js";
import { openSettings, serveSalons } from "./support/salon-settings.js";

/* While a call is under way its button makes no second one (contract journey.md §3.6, salon.md §3, open-api.md §3). */

interface Row {
  open(): Promise<HTMLElement>;
  /** To the button, which is the last. */
  steps: readonly Step[];
  /** The call, as `METHOD path`. */
  call: RegExp;
  /** It shows an icon: its name stays, and is described by what a text would say. */
  isIcon?: true;
  /** What it says meanwhile; `null`: its own word, the contract asks for no other. */
  says?: string | null;
  /** The question has closed: this one is busy, by the same steps it is reached again. */
  busy?: string;
}

const journeys = async (attributes: object = {}) => {
  serveJourneys();
  return openJourneys({ ...attributes });
};
const salon = (section: string) => async () => {
  serveSalons();
  return openSettings({ section });
};

const rows: Readonly<Record<string, Row>> = {
  "a journey is copied": {
    open: journeys,
    steps: ["はじめての来店まで>複製"],
    call: /^POST .*journeys\/\d+\/copy/,
    isIcon: true,
  },
  "a course is copied": {
    open: salon("courses"),
    steps: ["カット>複製"],
    call: /^POST .*1\/courses$/,
    isIcon: true,
  },
  "a resource is copied": {
    open: salon("resources"),
    steps: ["中村>複製"],
    call: /^POST .*1\/resources$/,
    isIcon: true,
  },
};

const soon = () => new Promise((done) => setTimeout(done, 100));

test.each(Object.entries(rows))("%s once, however often its button is pressed", async (_, row) => {
  const { steps, says = "処理中..." } = row;
  const element = await row.open();
  const pressed = await reach(element, steps);
  const name = pressed.getAttribute("aria-label") ?? pressed.textContent;
  const held = holdCalls(row.call);
  const isBusy = (button: Element) => button.getAttribute("aria-busy") === "true";
  const watched = async () => (row.busy === undefined ? pressed : await buttonOf(element, says ?? row.busy));
  async function expectBusy(times: number): Promise<HTMLElement> {
    await eventually(held.count).toBe(times);
    const button = await watched();
    await eventually(() => isBusy(button)).toBe(true);
    if (row.isIcon) expect([button.ariaLabel, button.title]).toEqual([name, says]);
    else if (says !== null) expect(button.textContent).toBe(says);
    button.focus();
    await userEvent.keyboard("{Enter}");
    await userEvent.click(button);
    await soon();
    expect(held.count()).toBe(times);
    return button;
  }

  if (row.busy) pressed.click();
  else await userEvent.dblClick(pressed);
  const first = await expectBusy(1);
  held.fail();
  await eventually(() => isBusy(first)).toBe(false);
  if (!row.busy && first.isConnected)
    expect(first.getAttribute("aria-label") ?? first.textContent).toBe(name);

  // A failure ends it: the same is done by keys.
  const again = row.busy
    ? await reach(element, steps)
    : pressed.isConnected
      ? pressed
      : await reach(element, steps);
  again.focus();
  await userEvent.keyboard("{Enter}{Enter}");
  const second = row.busy || again === pressed ? await expectBusy(2) : again;
  held.answer();
  await eventually(() => !second.isConnected || !isBusy(second)).toBe(true);
  await soon();
  expect(held.count()).toBe(2);
});
