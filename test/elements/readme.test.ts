import { readdirSync, readFileSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { contextAttributes } from "../../src/element-base/attributes.js";
import { elementTags, registry } from "../../src/elements/registry.js";
import { madePages } from "../tools/made-pages.js";
import { describedElements } from "../tools/manifest/elements.js";

/* What host developers read of each element says all that is declared, and nothing else; and it is short enough to be read. */

const root = fileURLToPath(new URL("../../", import.meta.url));
const main = readFileSync(`${root}README.md`, "utf8");
const embedding = readFileSync(`${root}src/elements/embedding.md`, "utf8");
const shared = Object.keys(contextAttributes);

/** In this order; the element's own sections come after them. */
const sections = [
  "The smallest page that works",
  "Attributes",
  "Properties",
  "Methods",
  "Events",
  "Calls",
  "Keys",
  "By ear and by keys",
];

/** How an ability is named in the sources: `ability: "…"`, `abilities.includes("…")`, a constant, a check of its own. */
const askedAbility =
  /(?:\bability: |\babilities\.includes\(|\bisAllowed\(|Ability = |_url: )"([a-z][a-z_-]+)"/g;

describe("the tables that are made from the sources", () => {
  test.each(madePages())("$path has them as they are now; else `npm run pages`", ({ old, made }) => {
    expect(old).toBe(made);
  });

  test("say of each event that a page can prevent what that does", () => {
    const silent = elementTags.flatMap((tag) => {
      const { declaration, documentation } = registry[tag];
      const events: Readonly<Record<string, { cancelable?: boolean }>> = declaration.events;
      const docs: Readonly<Record<string, { description: string }>> = documentation.events;
      return Object.keys(events)
        .filter((name) => events[name]?.cancelable && !/prevent/i.test(docs[name]?.description ?? ""))
        .map((name) => `${tag}: ${name}`);
    });
    expect(silent).toEqual([]);
  });
});

describe("the page of an element in its folder", () => {
  test.each(describedElements)("src/elements/$tag/README.md has its sections and a page", ({ tag }) => {
    const page = pageOf(tag);
    expect(page.startsWith(`# \`<${tag}>\`\n`)).toBe(true);
    expect(headings(page).slice(0, sections.length)).toEqual(sections);
    expect(section(page, "The smallest page that works")).toContain(`<${tag}`);
  });

  test.each(describedElements)(
    "loads each element of the smallest page of <$tag>, and finds what it asks for",
    ({ tag }) => {
      const page = [
        ...section(pageOf(tag), "The smallest page that works").matchAll(/^```html\n([\s\S]*?)^```/gm),
      ]
        .map(([, code = ""]) => code)
        .join("");
      expect(missingIn(page)).toEqual([]);
    },
  );

  test.each(describedElements)("names all that <$tag> declares, and nothing else", (element) => {
    const page = pageOf(element.tag);
    const own = element.attributes.map(({ name }) => name).filter((name) => !shared.includes(name));
    expect(rows(section(page, "Attributes"))).toEqual(own.sort());
    expect(rows(section(page, "Properties"))).toEqual(names(element.properties));
    expect(rows(section(page, "Methods"))).toEqual(names(element.methods));
    expect(rows(section(page, "Events"))).toEqual(names(element.events));
  });

  test.each(describedElements)("spells properties of <$tag> by an attribute that it has", (element) => {
    const [, spelt] =
      /^Each attribute is a property too, in camel case \((.+?)\)/m.exec(
        section(pageOf(element.tag), "Properties"),
      ) ?? [];
    const own = element.attributes.filter(({ name }) => !shared.includes(name));
    expect(own.map(({ name, property }) => `\`${property}\` for \`${name}\``)).toContain(spelt);
  });

  test.each(describedElements)("shows <$tag> in a small picture, and says what is on it", ({ tag }) => {
    const [, alt = "", path = ""] = /^!\[(.+)\]\(\.\.\/\.\.\/\.\.\/(.+)\)$/m.exec(pageOf(tag)) ?? [];
    expect(alt.length).toBeGreaterThan(20);
    expect(path).toBe(`stories/images/${tag}.webp`);
    expect(statSync(root + path).size).toBeLessThan(60 * 1024);
  });

  test.each(describedElements)("says what is heard of <$tag>, and which keys readers keep", ({ tag }) => {
    const [said = "", keys = ""] = section(pageOf(tag), "By ear and by keys").trim().split("\n\n");
    expect(said.split("\n").length).toBeGreaterThan(6);
    expect(keys).toMatch(/mode/);
  });

  test.each(describedElements)("names each choice of an attribute of <$tag>", ({ tag, attributes }) => {
    const text = section(pageOf(tag), "Attributes");
    const choices = attributes
      .filter(({ name }) => !shared.includes(name) && name !== "finisher")
      .flatMap((attribute) => attribute.choices);
    // Numbers of types and orders are said in words, or stand in a table of their own.
    const named = choices.filter((choice) => choice !== "" && !/^\d+$/.test(choice));
    expect(named.filter((choice) => !text.includes(`\`${choice}\``))).toEqual([]);
  });
});

test("the panel beside a schedule is placed as on the page of the reference host", () => {
  const page = section(pageOf("reservation-schedule"), "The smallest page that works");
  const css = readFileSync(`${root}test/host/public/host.css`, "utf8");
  const [, lines = ""] = /^\.reservation-aside (\{[^}]+\})/m.exec(css) ?? [];
  expect(page).toContain(`  .aside ${lines.replaceAll("\n", "\n  ")}\n`);
  expect(page).toMatch(/<div class="aside"><reservation-panel [^>]*><\/reservation-panel><\/div>/);
});

describe("the page on embedding", () => {
  test("has the attributes that all elements share, once", () => {
    expect(rows(section(embedding, "Attributes of all elements"))).toEqual([...shared].sort());
  });

  test("says which of them override what the page says, and what else does", () => {
    const said = section(embedding, "Attributes of all elements");
    expect(said).toMatch(/^All but `theme` and `autofocus` override .+, and so does `draft-owner`/m);
  });

  test("has a row for each ability that the sources ask for", () => {
    const asked = readdirSync(`${root}src`, { recursive: true, encoding: "utf8" })
      .filter((path) => /\.tsx?$/.test(path))
      .flatMap((path) => [...readFileSync(`${root}src/${path}`, "utf8").matchAll(askedAbility)])
      .map(([, name = ""]) => name);
    expect(asked.length).toBeGreaterThan(15);
    expect(rows(section(embedding, "Abilities"))).toEqual([...new Set(asked)].sort());
  });
});

describe("README.md", () => {
  test("has a row for each element, which leads to its page", () => {
    const linked = [...section(main, "The elements").matchAll(/^\| \[`<([\w-]+)>`\]\(([^)]+)\) \| .*\w/gm)];
    expect(linked.map(([, tag, to]) => [tag, to]).sort()).toEqual(
      describedElements.map(({ tag }) => [tag, `src/elements/${tag}/README.md`]).sort(),
    );
  });

  test("shows no element that its example by markup does not load", () => {
    const examples = [...main.matchAll(/^```html\n([\s\S]*?)^```/gm)].map(([, code = ""]) => code);
    const byMarkup = examples.filter((code) => code.includes("console-context"));
    expect(byMarkup.map(missingIn)).toEqual([[]]);
  });

  test("is at most 14 KB long: what concerns one element stands on its page", () => {
    expect(statSync(`${root}README.md`).size).toBeLessThanOrEqual(14 * 1024);
  });
});

describe("src/README.md", () => {
  const source = readFileSync(`${root}src/README.md`, "utf8");

  test("is at most 16 KB long", () => {
    expect(statSync(`${root}src/README.md`).size).toBeLessThanOrEqual(16 * 1024);
  });

  test("names every place of a new call", () => {
    const [, recipe = ""] = readFileSync(`${root}src/README.md`, "utf8").split("**Add a call.**");
    const places = [
      "api/<resource>.ts",
      "api/description/",
      "test/api/*-calls.ts",
      "test/host/api/",
      "test/api/description/host-answers-",
      "Calls",
    ];
    const [said = ""] = recipe.split("\n\n**");
    expect(places.filter((place) => !said.includes(place))).toEqual([]);
  });

  test("has at most 15 decisions: one that concerns a folder stands in the README.md there", () => {
    expect([...section(source, "Decisions").matchAll(/^- /gm)].length).toBeLessThanOrEqual(15);
  });
});

test("an example's token can be sent in a header, whoever copies it", () => {
  const pages = [main, embedding, ...elementTags.map(pageOf)];
  expect(pages.flatMap((page) => page.match(/csrf-token" content="[^"]*[^ -~"][^"]*"/g) ?? [])).toEqual([]);
});

test("a link between documents leads to a file and a heading", () => {
  const readmes = readdirSync(`${root}src`, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".md"))
    .map((path) => `src/${path.replaceAll("\\", "/")}`);
  const dead = ["README.md", ...readmes].flatMap((from) =>
    links(readFileSync(`${root}${from}`, "utf8"))
      .filter((to) => !leads(from, to))
      .map((to) => [from, to]),
  );
  expect(dead).toEqual([]);
});

function pageOf(tag: string): string {
  return readFileSync(`${root}src/elements/${tag}/README.md`, "utf8");
}

/** Files of elements that a page shows and does not load, and ids that its scripts look for in vain. */
function missingIn(page: string): string[] {
  const files = [...page.matchAll(/<([a-z]+(?:-[a-z]+)+)/g)].map(([, tag = ""]) => `src="/assets/${tag}.js"`);
  const ids = [...page.matchAll(/querySelector\("#([\w-]+)"\)/g)].map(([, id = ""]) => `id="${id}"`);
  return [...new Set([...files, ...ids])].filter((each) => !page.includes(each));
}

function headings(text: string): string[] {
  return [...withoutCode(text).matchAll(/^##+ (.+)$/gm)].map(([, title = ""]) => title);
}

/** What stands under a heading, up to the next one. */
function section(text: string, title: string): string {
  const [, after = ""] = text.split(new RegExp(`^##+ ${title}$`, "m"));
  return after.split(/^##/m)[0] ?? "";
}

/** The names in the first column of the tables. */
function rows(text: string): string[] {
  return text
    .split("\n")
    .filter((line) => line.startsWith("| `"))
    .flatMap((line) => [...(line.split("|")[1] ?? "").matchAll(/`([\w-]+)(?:\(\))?`/g)])
    .map(([, name = ""]) => name)
    .sort();
}

function names(members: readonly { name: string }[]): string[] {
  return members.map(({ name }) => name).sort();
}

/** Those within the project. */
function links(text: string): string[] {
  return [...withoutCode(text).matchAll(/\]\((?!https?:)([^)\s]+)\)/g)].map(([, to = ""]) => to);
}

function leads(from: string, to: string): boolean {
  const { pathname, hash } = new URL(to, `file:///${from}`);
  const file = to.startsWith("#") ? from : pathname.slice(1);
  const found = statSync(`${root}${file}`, { throwIfNoEntry: false })?.isFile() === true;
  if (!found || hash === "") return found;
  return headings(readFileSync(`${root}${file}`, "utf8")).some((title) => `#${anchor(title)}` === hash);
}

/** As GitHub makes it. */
function anchor(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\w -]/g, "")
    .replaceAll(" ", "-");
}

function withoutCode(text: string): string {
  return text.replace(/^```[\s\S]*?^```/gm, "");
}
