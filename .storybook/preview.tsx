import "./preview.css";
import type { ArgTypesEnhancer, Decorator, Preview } from "@storybook/react-vite";
import { useLayoutEffect } from "react";
import { configure as configureTests } from "storybook/test";
import { configure } from "../src/element-base/page.js";
import { type Account, accounts } from "../stories/abilities.js";
import { colorSchemes, pageThemeOf } from "../stories/page-theme.js";
import { argTypesOf, elementOf } from "../stories/reference/manifest.js";
import { Stage } from "../stories/stage.js";
import { container, page } from "./docs-pages.js";

// A busy machine takes seconds where others take none; a test that is run again waits longer (test/vitest.config.ts).
configureTests({ asyncUtilTimeout: 10_000 * (Number(import.meta.env.WAITS) || 1) });

/** The story stands in a page as the toolbar wants it: its theme, its room, its language and its account. */
const inPage: Decorator = (Story, { globals, title }) => {
  const theme = pageThemeOf(globals.theme);
  const width = Number(globals.width) || undefined;
  const locale = globals.locale === "en" ? "en" : "ja";
  const { abilities } = accounts[globals.account as Account] ?? accounts.all;
  useLayoutEffect(() => {
    document.documentElement.style.colorScheme = colorSchemes[theme];
  }, [theme]);
  useLayoutEffect(() => configure({ locale, abilities }), [locale, abilities]);
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

/** A test looks at what is wrong alone; to list what is right takes axe half of its time. The panel for people has both. */
const failuresOnly = { resultTypes: ["violations"], preload: false };

/** Controls for every attribute of the element that a story shows. */
const fromManifest: ArgTypesEnhancer = ({ argTypes, parameters }) => {
  const element = elementOf(parameters.element);
  return element ? { ...argTypesOf(element), ...argTypes } : argTypes;
};

export default {
  // The looks of notices come when the first one is shown; colours are judged with them.
  loaders: [async () => ({ notice: await import("../src/kit/Notice.js") })],
  decorators: [inPage],
  argTypesEnhancers: [fromManifest],
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
          ...["1280", "768", "360"].map((value) => ({ value, title: `幅：${value}px` })),
        ],
      },
    },
    locale: {
      description: "言語",
      toolbar: {
        icon: "globe",
        dynamicTitle: true,
        items: [
          { value: "ja", title: "日本語" },
          { value: "en", title: "English" },
        ],
      },
    },
    account: {
      description: "アカウントの権限",
      toolbar: {
        icon: "key",
        dynamicTitle: true,
        items: Object.entries(accounts).map(([value, { title }]) => ({ value, title })),
      },
    },
  },
  initialGlobals: { theme: "auto", width: "full", locale: "ja", account: "all" },
  parameters: {
    layout: "padded",
    a11y: { test: "error", options: import.meta.env.MODE === "test" ? failuresOnly : {} },
    backgrounds: { disable: true },
    docs: { container, page },
    options: {
      storySort: {
        method: "alphabetical",
        locales: "ja",
        order: ["はじめに", "要素", "デザイン", "部品"],
      },
    },
  },
} satisfies Preview;
