import type { StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { accounts } from "../../../abilities.js";
import { editor, insideEditor, insideWholeEditor, waitOptions } from "../../../editor-stage.js";

const tag = "action-editor";

/** Editors of an account that may do everything. */
export const mayAll: object = { abilities: accounts.all.abilities };

/** An editor with this effect alone. */
export function one(effect: object, properties: object = {}): StoryObj {
  return allOf([effect], properties);
}

/** The same once its fields are there: the checks of the story are meant for them. */
export function oneWhole(effect: object, properties: object = {}): StoryObj {
  return {
    ...one(effect, properties),
    play: async ({ canvasElement }) => {
      const inside = await insideWholeEditor(canvasElement, tag);
      expect(inside.getAllByRole("group").length).toBeGreaterThan(0);
    },
  };
}

/** An editor with all of these, folded if there are many. */
export function allOf(
  effects: Readonly<Record<string, object>> | readonly object[],
  properties: object = {},
): StoryObj {
  return { render: () => editor(tag, { value: { inputs: Object.values(effects) }, ...properties }) };
}

/** The same, where these sentences are to be found. */
export function sentencesOf(
  effects: Readonly<Record<string, object>>,
  sentences: readonly string[],
  properties: object = {},
): StoryObj {
  return {
    ...allOf(effects, properties),
    play: async ({ canvasElement }) => {
      const inside = await insideEditor(canvasElement, tag);
      for (const sentence of sentences)
        expect((await inside.findAllByText(sentence, {}, waitOptions)).length).toBeGreaterThan(0);
    },
  };
}
