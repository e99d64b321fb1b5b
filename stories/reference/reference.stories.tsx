import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { pageContext } from "../../src/element-base/page.js";
import { describedElements } from "../../test/tools/manifest/elements.js";
import { ElementReference } from "./ElementReference.js";
import { elementEntries } from "./manifest.js";

/** Not in the sidebar: docs pages are no tests, so what they are made of is checked here. */
export default { title: "検査/リファレンス", tags: ["!dev"] } satisfies Meta;

export const 宣言のすべてがある: StoryObj = {
  tags: ["smoke"],
  render: () => (
    <>
      {elementEntries.map((element) => (
        <ElementReference key={element.tagName} element={element} />
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const pages = [...canvasElement.querySelectorAll<HTMLElement>(".reference")];
    await expect(pages).toHaveLength(describedElements.length);
    for (const [at, element] of describedElements.entries()) {
      const shown = [...(pages[at]?.querySelectorAll(".entry-name") ?? [])].map((name) => name.textContent);
      for (const { name } of [
        ...element.attributes,
        ...element.properties,
        ...element.events,
        ...element.parts,
      ]) {
        await expect(shown).toContain(name);
      }
      for (const { name } of element.methods) await expect(shown).toContain(`${name}()`);
      const details = [...(pages[at]?.querySelectorAll(".entry-detail") ?? [])].map(
        ({ textContent }) => textContent,
      );
      for (const { type } of element.events.filter((event) => event.type !== "CustomEvent<null>")) {
        const [, detail] = /<(.+)>/.exec(type) ?? [];
        await expect(details, type).toContainEqual(expect.stringContaining(`interface ${detail} {`));
      }
    }
  },
};

interface StoryFile {
  default: { tags?: readonly string[]; parameters?: { element?: string } };
}

const files = import.meta.glob<StoryFile>("../features/**/*.stories.tsx", { eager: true });

export const 要素ごとにページがある: StoryObj = {
  render: () => <p>parameters.element, tags: ["autodocs"]</p>,
  play: async () => {
    const documented = Object.values(files).flatMap(({ default: meta }) =>
      meta.tags?.includes("autodocs") ? (meta.parameters?.element ?? []) : [],
    );
    await expect(documented.sort(), "stories whose meta has both").toEqual(
      describedElements.map(({ tag }) => tag).sort(),
    );
  },
};

export const ツールバーの言語と権限が届く: StoryObj = {
  globals: { locale: "en", account: "additionsRefused" },
  render: () => <p>{"configure({ locale, abilities })"}</p>,
  play: async () => {
    const { locale, abilities = [] } = pageContext();
    await expect(locale).toBe("en");
    await expect(abilities).toContain("scenario");
    await expect(abilities).not.toContain("tag-write");
  },
};
