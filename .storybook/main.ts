import { readFileSync } from "node:fs";
import type { StorybookConfig } from "@storybook/react-vite";
import react from "@vitejs/plugin-react";

const { version } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));

export default {
  stories: ["../stories/**/*.stories.tsx"],
  addons: ["@storybook/addon-vitest", "@storybook/addon-a11y"],
  framework: "@storybook/react-vite",
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Prop tables are not used, and reading types is what makes a start slow.
  typescript: { reactDocgen: false, check: false },
  viteFinal: (config) => ({
    ...config,
    plugins: [...(config.plugins ?? []), react()],
    define: { ...config.define, "import.meta.env.PACKAGE_VERSION": JSON.stringify(version) },
    build: {
      ...config.build,
      // As rollup.config.mjs: for older browsers Vite would rewrite light-dark() in a way that needs its own switch.
      cssTarget: ["chrome125", "firefox128", "safari17.5"],
      chunkSizeWarningLimit: 2000,
    },
  }),
} satisfies StorybookConfig;
