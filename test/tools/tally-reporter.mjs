import { renameSync, writeFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";

/** How often the counts are written while tests run, in milliseconds. */
const pause = 1000;

/**
 * A Vitest reporter that writes the counts of each project to the file named by TALLY_FILE, as it goes: a run that is
 * ended from outside has counted what it finished, and whoever waits for it sees that it goes on.
 * Vitest's own JSON report names no projects and counts neither a file that failed to load nor a stray error.
 */
export default class TallyReporter {
  #asked = [];
  /** The tests that are asked for by their tags; the others are left out and counted nowhere. */
  #tags = [];
  #modules = new Set();
  #due;

  onInit(vitest) {
    this.#tags = vitest.config.tagsFilter ?? [];
  }

  onTestRunStart(specifications) {
    this.#asked = specifications;
  }

  onTestModuleStart(module) {
    this.#modules.add(module);
  }

  onTestModuleEnd(module) {
    this.#modules.add(module);
    this.#writeSoon();
  }

  onTestCaseResult() {
    this.#writeSoon();
  }

  onTestRunEnd(modules, strayErrors) {
    clearTimeout(this.#due);
    const ours = strayErrors.filter((error) => !isLostBrowser(error));
    const lost = [
      ...new Set([
        ...(ours.length < strayErrors.length ? lostFiles(this.#asked, modules) : []),
        ...modules.filter(endedWithBrowser).map(({ moduleId }) => moduleId),
      ]),
    ];
    const counted = modules.filter(({ moduleId }) => !lost.includes(moduleId));
    write({ ...tallyOf(counted, { ended: true, strayErrors: ours, tags: this.#tags }), lost });
  }

  #writeSoon() {
    this.#due ??= setTimeout(() => {
      this.#due = undefined;
      write(tallyOf(this.#modules, { ended: false, tags: this.#tags }));
    }, pause);
  }
}

/** What Vitest says of the browser that it runs tests in, and Playwright of one that a test drives. */
const browserEnded =
  /Browser connection was closed|(page|context or browser) has been closed|(Page|Target) crashed/;

/** Whether a browser itself, or the process behind its page, ended while tests ran: nothing that a test or our code can do. */
export function isLostBrowser({ message = "", cause }) {
  return browserEnded.test(message) || (cause !== undefined && isLostBrowser(cause));
}

/** Whether a test or a hook of the file failed since the browser that it drove was gone. */
export function endedWithBrowser(module) {
  if (module.ok()) return false;
  const failed = [...module.children.allTests()].filter((test) => test.result().state === "failed");
  return [...failed.flatMap((test) => test.result().errors ?? []), ...errorsAround(module)].some(
    isLostBrowser,
  );
}

/** Of hooks and of the file itself: no test has them. */
function errorsAround(module) {
  return [...module.errors(), ...[...module.children.allSuites()].flatMap((suite) => suite.errors())];
}

/** The files that have no result, or only a part of one, after the browser ended. */
export function lostFiles(asked, modules) {
  const whole = modules.filter(hasWholeResult).map(({ moduleId }) => moduleId);
  return asked.map(({ moduleId }) => moduleId).filter((file) => !whole.includes(file));
}

function hasWholeResult(module) {
  const undecided = ["pending", "queued"];
  if (undecided.includes(module.state()) || module.errors().some(isLostBrowser)) return false;
  return [...module.children.allTests()].every((test) => !undecided.includes(test.result().state));
}

/** What a failure is called that none of the tests of a file has. */
export const outsideOfTests = "outside of its tests";

/** The counts of each file. Until the run has ended, what is not decided is left out. */
export function tallyOf(modules, { ended, strayErrors = [], tags = [] }) {
  const all = [...modules];
  const strays = strayErrors.filter(({ VITEST_TEST_PATH: path }) => !all.some(isAt(path)));
  return {
    files: all.map((module) => {
      const errors = strayErrors.filter(({ VITEST_TEST_PATH: path }) => isAt(path)(module));
      return countsOf(module, { ended, errors, tags });
    }),
    strays: strays.map((error) => [firstLine([error]), ...details([error])].filter(Boolean).join("\n    ")),
    lost: [],
    ended,
  };
}

function isAt(path) {
  return ({ moduleId }) => moduleId === path;
}

function countsOf(module, { ended, errors, tags }) {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  const failures = [];
  const fail = (test, errors) => {
    counts.failed += 1;
    const name = [`${module.relativeModuleId} > ${test}`, firstLine(errors)].filter(Boolean).join(": ");
    failures.push({ test, text: [name, ...details(errors)].join("\n    ") });
  };
  for (const test of module.children.allTests()) {
    const { state, errors } = test.result();
    if (state === "failed") fail(test.fullName, errors);
    else if (tags.length > 0 && !tags.some((tag) => test.tags.includes(tag))) continue;
    else if (state !== "pending") counts[state] += 1;
    // At the end of a run it is a test that was started and never heard of again.
    else if (ended) fail(test.fullName, [{ message: "it never ended" }]);
  }
  // The file did not load, or a hook around its tests failed: no test of it is red, yet it is a failure.
  if (!module.ok() && counts.failed === 0) fail(outsideOfTests, errorsAround(module));
  for (const error of errors) fail(outsideOfTests, [error]);
  const { collectDuration, setupDuration, duration } = module.diagnostic();
  return {
    // A browser project is called "browser (chromium)" while it runs.
    step: module.project.name.replace(/ \(.*\)$/, ""),
    file: module.relativeModuleId,
    ...counts,
    seconds: (collectDuration + setupDuration + duration) / 1000,
    failures,
    unsteady: [],
  };
}

/** Enough to tell one failure from another; colours left out. Messages of stories begin with a blank line. */
function firstLine(errors) {
  const lines = stripVTControlCharacters(errors[0]?.message ?? "").split("\n");
  return lines.map((line) => line.trim()).find((line) => line !== "");
}

/** Of a long difference this many lines. */
const fewLines = 12;

/** Where it happened, and what differs: a failure that comes once in many runs is understood from its record or not at all. */
function details([error]) {
  const [at] = error?.stacks ?? [];
  const differing = stripVTControlCharacters(error?.diff ?? "")
    .split("\n")
    .filter((line) => /^[-+] /.test(line) && !/^[-+] (Expected|Received)\b/.test(line));
  return [...(at ? [`line ${at.line}`] : []), ...differing.slice(0, fewLines)];
}

/** In one step, so that nobody reads half of it. */
function write(tally) {
  const file = process.env.TALLY_FILE;
  writeFileSync(`${file}.new`, JSON.stringify(tally));
  renameSync(`${file}.new`, file);
}
