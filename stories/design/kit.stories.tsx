import "./design.css";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { createElement, type FunctionComponent } from "react";
import { expect, waitFor } from "storybook/test";
import { plainNotices, Stage } from "../stage.js";

/** Every widget of the kit in its states, in both colour schemes at once. A new story file of the kit joins by itself. */
export default {
  title: "デザイン/部品一覧",
  // Each thing is there twice, and many parts of different screens are on one page.
  parameters: {
    a11y: { config: { rules: ["landmark-unique", "heading-order"].map((id) => ({ id, enabled: false })) } },
  },
} satisfies Meta;

interface StoryFile {
  /** `parameters.overview` names the story that stands for the widget, when it is not 状態. */
  default: { title: string; parameters?: { overview?: string } };
  [story: string]: { render?: FunctionComponent } | StoryFile["default"];
}

const files = Object.values(import.meta.glob<StoryFile>("../kit/*.stories.tsx", { eager: true }));
const widgets = files
  .map((file) => ({ name: file.default.title.split("/").at(-1) ?? "", states: statesOf(file) }))
  .sort((one, other) => one.name.localeCompare(other.name, "ja"));

function statesOf({ default: meta, ...stories }: StoryFile): FunctionComponent {
  const story = stories[meta.parameters?.overview ?? "状態"];
  if (!story || !("render" in story) || !story.render) {
    throw new Error(
      `${meta.title} has no story to stand for it: name one that renders in \`parameters.overview\`.`,
    );
  }
  return story.render;
}

export const 明暗: StoryObj = {
  tags: ["smoke"],
  render: () => (
    <div className="page kit-page">
      <h1>部品一覧</h1>
      {widgets.map(({ name, states }) => (
        <section key={name} aria-label={name}>
          <h2>{name}</h2>
          <div className="kit-pair">
            {(["light", "dark"] as const).map((theme) => (
              <div key={theme} className="kit-side" style={{ colorScheme: theme }}>
                <Stage theme={theme}>{createElement(states)}</Stage>
              </div>
            ))}
          </div>
        </section>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const drawn = [...canvasElement.querySelectorAll("kit-stage")].map(
      (stage) => stage.shadowRoot?.querySelector(".mount")?.childElementCount,
    );
    await expect(drawn.filter((count) => count === 0)).toEqual([]);
    await expect(drawn).toHaveLength(2 * files.length);
    await waitFor(() => expect(plainNotices(canvasElement)).toEqual([]));
  },
};
