import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { StorybookConfig } from "@storybook/react-vite";
import react from "@vitejs/plugin-react";
import { mergeConfig } from "vite";
import { entries } from "./entries-plugin.js";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const { version } = JSON.parse(readFileSync(resolve(root, "package.json"), "utf8"));

export default {
  stories: ["../stories/**/*.stories.tsx"],
  addons: ["@storybook/addon-docs", "@storybook/addon-vitest", "@storybook/addon-a11y"],
  framework: "@storybook/react-vite",
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The tables of an element come from its manifest, those of the kit are not used; reading types makes a start slow.
  typescript: { reactDocgen: false, check: false },
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: [react(), entries(root)],
      define: { "import.meta.env.PACKAGE_VERSION": JSON.stringify(version) },
      // Snippets name the package as its users do.
      resolve: {
        alias: [
          { find: /^console-editors$/, replacement: resolve(root, "src/entries/index.ts") },
          { find: /^console-editors\/(.+)$/, replacement: `${resolve(root, "src/entries")}/$1` },
        ],
      },
      build: {
        // As rollup.config.mjs: for older browsers Vite would rewrite light-dark() in a way that needs its own switch.
        cssTarget: ["chrome125", "firefox128", "safari17.5"],
        chunkSizeWarningLimit: 2000,
      },
    }),
} satisfies StorybookConfig;
