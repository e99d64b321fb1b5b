import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { elementTags } from "../../src/elements/registry.js";

// Storybook's tree: what belongs to one element is one branch, which begins with its tag.

const stories = fileURLToPath(new URL("../../stories/", import.meta.url));

/** First parts of a title: introduction, elements, looks, widgets, and checks that no sidebar shows. */
const branches = ["はじめに", "要素", "デザイン", "部品", "検査"];

const titles = readdirSync(stories, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".stories.tsx"))
  .map((name) => {
    const text = readFileSync(stories + name, "utf8");
    const [, title = ""] = /title: "([^"]+)"/.exec(text) ?? [];
    const [, tag] = /element: "([\w-]+)"/.exec(text) ?? [];
    return { name: name.replaceAll("\\", "/"), title, tag };
  });

test.each(titles)("$name is in a known branch", ({ title }) => {
  expect(branches).toContain(title.split("/")[0]);
});

describe("the branch of an element", () => {
  const ofElements = titles.filter(({ title }) => title.startsWith("要素/"));
  const branchOf = (title: string) => title.split("/")[1] ?? "";

  test.each(elementTags)("<%s> has one, with its page at the root", (tag) => {
    const own = ofElements.filter(({ title }) => branchOf(title).split(" ")[0] === tag);
    expect(new Set(own.map(({ title }) => branchOf(title))).size).toBe(1);
    expect(own.filter(({ title }) => title.split("/").length === 2)).toHaveLength(1);
  });

  test("all that stands there is named after an element", () => {
    const tags = ofElements.map(({ title }) => branchOf(title).split(" ")[0]);
    expect(tags.filter((tag) => !(elementTags as readonly (string | undefined)[]).includes(tag))).toEqual([]);
  });

  test.each(titles.filter(({ tag }) => tag !== undefined))("$name is in that of its element", (story) => {
    expect(story.title).toMatch(new RegExp(`^要素/${story.tag} `));
  });
});
