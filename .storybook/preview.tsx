import type { Decorator, Preview } from "@storybook/react-vite";
import { useLayoutEffect } from "react";
import { Stage } from "../stories/stage.js";

const themes = { auto: "light dark", light: "light", dark: "dark" };
type Theme = keyof typeof themes;

/** The whole page follows the theme, as a host page would, and the story gets the width. */
const inPage: Decorator = (Story, { globals, title }) => {
  const theme: Theme = globals.theme in themes ? globals.theme : "auto";
  const width = Number(globals.width) || undefined;
  useLayoutEffect(() => {
    document.documentElement.style.colorScheme = themes[theme];
  }, [theme]);
  if (!title.startsWith("部品/")) {
    return (
      <div style={{ maxInlineSize: width }}>
        <Story />
      </div>
    );
  }
  return (
    <Stage theme={theme} width={width}>
      <Story />
    </Stage>
  );
};

export default {
  decorators: [inPage],
  globalTypes: {
    theme: {
      description: "配色",
      toolbar: {
        icon: "contrast",
        dynamicTitle: true,
        items: [
          { value: "auto", title: "配色：自動" },
          { value: "light", title: "配色：明" },
          { value: "dark", title: "配色：暗" },
        ],
      },
    },
    width: {
      description: "幅",
      toolbar: {
        icon: "ruler",
        dynamicTitle: true,
        items: [
          { value: "full", title: "幅：いっぱい" },
          { value: "640", title: "幅：640px" },
          { value: "360", title: "幅：360px" },
        ],
      },
    },
  },
  initialGlobals: { theme: "auto", width: "full" },
  parameters: {
    layout: "padded",
    a11y: { test: "error" },
    controls: { disable: true },
    backgrounds: { disable: true },
    options: { storySort: { method: "alphabetical", locales: "ja" } },
  },
} satisfies Preview;
