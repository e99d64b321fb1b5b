import { describe, expect, onTestFinished, test } from "vitest";
import { actionEditorDocumentation } from "../../src/elements/action-editor/documentation.js";
import { funnelEditorDocumentation } from "../../src/elements/funnel-editor/documentation.js";
import { actionOf, mountEditor } from "../elements/action-editor/page.js";
import { filterOf, mountFilter, nameCondition, serveFilters } from "../elements/funnel-editor/page.js";
import { drawn } from "./support/editors.js";

// One row an element: how to have it show all of its parts.
const elements = [
  {
    tag: "action-editor",
    parts: Object.keys(actionEditorDocumentation.parts),
    mount: () => mountEditor({ cancelable: true, value: actionOf("一") }),
  },
  {
    tag: "funnel-editor",
    parts: Object.keys(funnelEditorDocumentation.parts),
    mount: () => {
      serveFilters();
      return mountFilter({ cancelable: true, value: filterOf(nameCondition("一")) });
    },
  },
];

describe.each(elements)("<$tag>", ({ tag, parts, mount }) => {
  test.each(parts)("lets the page style its part %s, and nothing else by it", async (part) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`${tag}::part(${part}) { scroll-margin-top: 77px }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    onTestFinished(() => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    });
    const editor = mount();
    await drawn(editor);
    const styled = [...(editor.shadowRoot?.querySelectorAll("*") ?? [])].filter(
      (each) => getComputedStyle(each).scrollMarginTop === "77px",
    );
    expect(styled.map((each) => each.getAttribute("part"))).toEqual([part]);
  });
});
