import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { shareOf } from "../../tools/repetitions.js";
import { eventually } from "./editors.js";
import { focused } from "./focus.js";
import { afterConversion, commit, compose, control, pressForInputMethod } from "./input-method.js";
import { type RecordedStep, recordings } from "./recordings.js";
import { pressOwnEnter, replay } from "./replay.js";

/** A field on the page, with what keys of a conversion must leave alone. */
export interface ComposedField {
  readonly input: Element;
  /** What the server was sent, what is open and what is said; read again after each conversion. */
  state(): object;
  /** Expects what the operator's own Enter leads to; once 日本 is written. */
  enter(): Promise<void>;
  /** What stays as it is only while a conversion goes on. */
  meanwhile?(): unknown;
}

/** A key that the input method takes, with its modifiers. */
export type ComposedKey = readonly [key: string, modifiers?: number];

/** Keys that the input method takes, with what they would do elsewhere. */
export const commonKeys: readonly ComposedKey[] = [
  ...["Enter", "Escape", " ", "ArrowDown", "ArrowUp"].map((key) => [key] as const),
  ["z", control],
];

/** に is typed and given up by Escape. */
const givenUp: readonly { browser: string; steps: RecordedStep[] }[] = [
  {
    browser: "Chrome and Firefox",
    steps: [
      { key: "keydown", name: "Process", code: 229, composing: false },
      { composition: "compositionstart", data: "" },
      { update: "に", composing: true },
      { key: "keydown", name: "Escape", code: 229, composing: true },
      { update: "", composing: true },
      { composition: "compositionend", data: "" },
      { key: "keyup", name: "Escape", code: 27, composing: false },
    ],
  },
  {
    browser: "Safari, which ends the conversion before the Escape",
    steps: [
      { composition: "compositionstart", data: "" },
      { update: "に", composing: true },
      { update: "", composing: true },
      { composition: "compositionend", data: "" },
      { key: "keydown", name: "Escape", code: 229, composing: false },
      { key: "keyup", name: "Escape", code: 27, composing: false },
    ],
  },
];

/**
 * Tests that no key of a conversion does anything else, in each of these fields: as browsers were recorded, given up, and with
 * the browser's own input method and `keys`, which would do something elsewhere in the element.
 */
export function describeComposition<P extends { readonly name: string }>(
  places: readonly P[],
  keys: readonly ComposedKey[],
  open: (place: P) => Promise<ComposedField>,
): void {
  /** Empty and with the focus. */
  async function opened(place: P) {
    const field = await open(place);
    const input = field.input as HTMLInputElement;
    await userEvent.fill(input, "");
    await eventually(() => focused()).toBe(input);
    const state = () => ({ ...field.state(), isFocused: focused() === input });
    return { ...field, input, state, before: state() };
  }

  describe.each(places)("$name", (place) => {
    test.each(shareOf(recordings, places.indexOf(place), 3))(
      "as $browser sends it: kept as composed, and only the next Enter counts",
      async ({ steps }) => {
        const { input, state, before, enter } = await opened(place);
        await replay(input, steps);
        await settled(input, "日本");
        expect(state()).toEqual(before);
        pressOwnEnter(input);
        await enter();
      },
    );

    test.each(givenUp)("given up, as $browser sends it", async ({ steps }) => {
      const { input, state, before } = await opened(place);
      await replay(input, steps);
      await settled(input, "");
      expect(state()).toEqual(before);
    });

    test("with the browser's own input method: no key of a conversion does anything else", async () => {
      const { input, state, before, meanwhile } = await opened(place);
      const held = meanwhile?.();
      await compose("にほん");
      for (const [key, modifiers] of keys) await pressForInputMethod(key, modifiers);
      expect([input.value, state(), meanwhile?.()]).toEqual(["にほん", before, held]);
      await commit("日本");
      await settled(input, "日本");
      expect(state()).toEqual(before);
    });
  });
}

/** The titles of the dialogs that are open. */
export function openDialogs({ shadowRoot }: Element): (string | null)[] {
  return [...(shadowRoot?.querySelectorAll("dialog[open] h2") ?? [])].map((each) => each.textContent);
}

/** Until a call that was made would have been answered. */
async function settled(input: HTMLInputElement, text: string): Promise<void> {
  await eventually(() => input.value).toBe(text);
  await afterConversion();
}
