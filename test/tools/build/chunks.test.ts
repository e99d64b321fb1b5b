import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { chunkOfFile, type Rooms, rooms, wrongNames } from "./chunks.js";

const src = fileURLToPath(new URL("../../../src", import.meta.url));
const paths = readdirSync(src, { withFileTypes: true, recursive: true })
  .filter((each) => each.isFile())
  .map(({ parentPath, name }) => `${parentPath}/${name}`.slice(src.length + 1));
const built = paths.filter((path) => /\/.*\.(tsx?|css|json)$/.test(path));

/** Goes with whoever imports it: entries are files of their own, the program is built for itself, tools read the lists. */
const withoutChunk =
  /^(entries|cli)\/|^(elements\/(registry|lazy-chunks)|features\/chunks)\.ts$|^element-base\/autoload\.tsx$/;

describe("in this project", () => {
  test("each file of src falls into exactly one chunk", () => {
    expect(built.length).toBeGreaterThan(0);
    expect(built.filter((path) => (chunkOfFile(path) === undefined) !== withoutChunk.test(path))).toEqual([]);
  });

  test("each room says where its files go", () => {
    const found = new Set(built.map((path) => path.split("/")[0]));
    expect([...found].sort()).toEqual([...Object.keys(rooms), "cli", "elements", "entries"].sort());
  });

  test("the lists name files that are there, each once", () => {
    expect(wrongNames(paths)).toEqual([]);
  });
});

const made: Rooms = {
  kit: {
    rest: "core",
    parts: [
      { chunk: "lists", reason: "", files: ["Tabs.tsx", "feed/Row.tsx"] },
      { chunk: "rows", reason: "", files: ["feed/"] },
      { chunk: null, reason: "", files: ["alone.ts"] },
    ],
  },
  features: { parts: [] },
};

test("a file goes where it is named, else with its folder, else with the rest of its room", () => {
  const ofKit = (file: string) => chunkOfFile(`kit/${file}`, made);
  expect(ofKit("Tabs.tsx")).toBe("lists");
  expect(ofKit("feed/Row.tsx")).toBe("lists");
  expect(ofKit("feed/Feed.tsx")).toBe("rows");
  expect(ofKit("alone.ts")).toBeUndefined();
  expect(ofKit("Tabs.test.tsx")).toBe("core");
  expect(chunkOfFile("features/salon/mutations/deps.ts", made)).toBe("salon");
  // By lists of their own.
  expect(chunkOfFile("features/picker/open/index.ts", made)).toBe("picker-open");
  expect(chunkOfFile("elements/journey-list/index.ts", made)).toBe("journey");
});

test("a name that is gone, stands twice or does nothing is told", () => {
  const parts = (...files: string[]) => ({
    kit: { rest: "core", parts: [{ chunk: "lists", reason: "", files }] },
  });
  const there = ["kit/Tabs.tsx", "kit/feed/Row.tsx", "features/picker/open/index.ts"];
  const said = (list: Rooms) =>
    wrongNames(there, list).map((each) => each.replace("src/kit/chunks.ts: ", ""));
  expect(said(parts("Tabs.tsx", "feed/"))).toEqual([]);
  expect(said(parts("Gone.tsx", "gone/"))).toEqual(["Gone.tsx is gone", "gone/ is gone"]);
  expect(said(parts("Tabs.tsx", "Tabs.tsx"))).toEqual(["Tabs.tsx is named twice"]);
  expect(said(parts("feed/", "feed/Row.tsx"))).toEqual(["feed/Row.tsx goes there without its name"]);
  expect(said({ kit: { ...parts("Tabs.tsx").kit, rest: "lists" } })).toEqual([
    "Tabs.tsx goes there without its name",
  ]);
  const deferred = { parts: [{ chunk: "core", reason: "", files: ["picker/open/index.ts"] }] };
  expect(wrongNames(there, { features: deferred })).toEqual([
    "src/features/chunks.ts: picker/open/index.ts is in a lazy chunk, which has its chunk",
  ]);
});
