import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { chromiumLaunchOptions } from "./tools/chromium.mjs";
import { clipboardTurns } from "./tools/clipboard-turns.js";
import { FirstThingsFirst } from "./tools/first-things-first.js";

const root = fileURLToPath(new URL("..", import.meta.url));
const { version, dependencies } = JSON.parse(readFileSync(`${root}/package.json`, "utf8"));

// Each test file belongs to exactly one project, so that none can be forgotten: what runs in Chromium, what drives
// a server and what needs a build say so by their place, all other .test.tsx get happy-dom and .test.ts plain Node.
const inChromium = "test/browser/**/*.test.{ts,tsx}";
const againstTheHost = "test/{e2e,packaging/pages}/**/*.test.ts";
const onHostilePages = "test/hazards/**/*.test.ts";
const afterTheBuild = ["test/size.test.ts", "test/packaging/*.test.ts"];
const inOtherEngines = "test/engines/*.test.ts";
const ofOthers = "test/outside/*.test.ts";
const elsewhere = [
  inChromium,
  againstTheHost,
  onHostilePages,
  inOtherEngines,
  ofOthers,
  ...afterTheBuild,
  "test/bench/**",
];

const deepImports = [
  "react/jsx-runtime",
  "react/jsx-dev-runtime",
  "react-dom/client",
  "jotai/vanilla",
  "axe-core",
  "pusher-js/worker",
  "@holiday-jp/holiday_jp/lib/holidays.js",
];

/**
 * Whole runs under harder conditions, now and then. `SLOW=60 npm test -- browser e2e` finds what is only right on a quiet
 * machine (test/tools/slow-page.ts), `TRANSLATED=1 npm test -- browser` what breaks or is stale while a translator rewrites
 * every text as soon as it is drawn.
 */
const slow = process.env.SLOW;
const harder = [slow && "test/setup/slow-page.ts", process.env.TRANSLATED && "test/setup/translated-page.ts"];

/** How many times as long everything waits: what failed in a browser is run again alone, and more patiently. */
const waits = Number(process.env.WAITS) || 1;

/** A test in Node that opens a browser of its own and waits for what it does there. */
const drivesBrowser = {
  environment: "node",
  testTimeout: 60_000 * waits,
  hookTimeout: 60_000 * waits,
} as const;

/** Builds the element of the tests that stands on the pages beside those of the library. */
const madeUpElement = "test/setup/made-up-element.mjs";

/** What is at module level in `src` a page has once (a test that sets the server's clock puts it back), so files need no modules of their own, and most of their time was importing. */
const sharedModules = {
  isolate: false,
  // On a busy machine properties with hundreds of runs take several times as long.
  testTimeout: 30_000,
  // Straight to the terminal: a line that is still on its way to the reporter when the last file ends fails the whole run.
  disableConsoleIntercept: true,
} as const;

/** The projects that a run asks for by name; none where it asks for all. */
const asked = process.argv.flatMap((argument, index, all) => {
  if (argument.startsWith("--project=")) return [argument.slice("--project=".length)];
  return argument === "--project" ? [all[index + 1]] : [];
});

export default defineConfig({
  root,
  test: {
    passWithNoTests: true,
    maxWorkers: 2,
    tags: [
      {
        name: "smoke",
        description: "What `npm test` takes from e2e and hazards: each element, from end to end.",
      },
    ],
    sequence: { sequencer: FirstThingsFirst },
    projects: [
      project("unit", {
        include: ["test/**/*.test.ts"],
        exclude: elsewhere,
        environment: "node",
        ...sharedModules,
      }),
      project("components", {
        include: ["test/**/*.test.tsx"],
        exclude: elsewhere,
        environment: "happy-dom",
        setupFiles: ["test/setup/components.ts"],
        ...sharedModules,
      }),
      project("gates", { include: afterTheBuild, environment: "node" }),
      // One page for all files: most of the time went into loading the same modules again for each.
      inBrowser(project("browser", { include: [inChromium], testTimeout: 30_000 * waits, isolate: false })),
      ...stories(),
      // For `--tags-filter=smoke`: the tests of `e2e` with this tag, and some of `hazards`. A run that asks for all has them already.
      ...(asked.includes("smoke")
        ? [project("smoke", { include: [againstTheHost, "test/hazards/moving*.test.ts"], ...drivesBrowser })]
        : []),
      project("e2e", { include: [againstTheHost], ...drivesBrowser }),
      project("hazards", { include: [onHostilePages], globalSetup: madeUpElement, ...drivesBrowser }),
      // Projects of their own, so that each engine is counted by itself.
      project("engines-firefox", {
        include: ["test/engines/firefox.test.ts"],
        globalSetup: madeUpElement,
        ...drivesBrowser,
      }),
      project("engines-webkit", {
        include: ["test/engines/webkit.test.ts"],
        globalSetup: madeUpElement,
        ...drivesBrowser,
      }),
      // What others make of the files for hosts: installs them first.
      project("outside", { include: [ofOthers], environment: "node", testTimeout: 600_000 }),
    ],
  },
});

function project(
  name: string,
  test: NonNullable<TestProjectInlineConfiguration["test"]>,
): TestProjectInlineConfiguration {
  return {
    define: {
      "import.meta.env.PACKAGE_VERSION": JSON.stringify(version),
      "import.meta.env.THOROUGH": JSON.stringify(process.env.THOROUGH ?? ""),
      "import.meta.env.WAITS": JSON.stringify(waits),
    },
    // css: without it `?inline` gives an empty text in Node. requireAssertions: a test that asserts nothing fails.
    // poll: how long a page may take before a wait for it has failed. A busy machine takes seconds where others take none.
    test: {
      name,
      css: true,
      expect: { requireAssertions: true, poll: { timeout: 10_000 * waits } },
      ...test,
    },
  };
}

/** Called once a project: Vitest takes a provider that two projects share for one project defined twice. */
function inBrowser(
  config: TestProjectInlineConfiguration,
  contextOptions: NonNullable<Parameters<typeof playwright>[0]>["contextOptions"] = {},
  setupFiles: readonly string[] = [],
): TestProjectInlineConfiguration {
  return {
    ...config,
    // A dependency first met in the middle of a run makes Vite reload the page under the running tests.
    optimizeDeps: { include: [...Object.keys(dependencies), ...deepImports] },
    define: { ...config.define, "import.meta.env.SLOW": JSON.stringify(slow) },
    test: {
      ...config.test,
      // Vitest would leave one core to itself.
      maxWorkers: 2,
      setupFiles: [...harder.filter((file) => file !== undefined), ...setupFiles],
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        commands: clipboardTurns(),
        provider: playwright({ launchOptions: chromiumLaunchOptions(), contextOptions }),
        instances: [{ browser: "chromium" }],
      },
    },
  };
}

/**
 * Every story is a test, with axe, and is read (test/setup/stories.ts); `smoke-stories` are those with the tag `smoke`, one of
 * each file. Loading Storybook takes seconds and can fail for reasons of its own, so only a run that asks for it has it, or
 * one that asks for all.
 */
function stories(): TestProjectInlineConfiguration[] {
  const names = asked.length > 0 ? asked : ["stories"];
  return ["stories", "smoke-stories"]
    .filter((name) => names.includes(name))
    .map((name) => {
      // Colours are judged as they stand: halfway through a transition they are of no state.
      const config = inBrowser(
        project(name, { testTimeout: 45_000 * waits, isolate: false }),
        { reducedMotion: "reduce" },
        ["test/setup/stories.ts"],
      );
      const tags = { include: [name === "stories" ? "test" : "smoke"] };
      return { ...config, plugins: [storybookTest({ configDir: `${root}/.storybook`, tags })] };
    });
}
