import "./host-page.css";
import { Markdown } from "@storybook/addon-docs/blocks";
import { withoutMarks } from "../../test/tools/page-marks.js";
import { serverSection } from "../../test/tools/server-section.js";

const pages = import.meta.glob<string>("../../src/elements/*/README.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** What host developers read of an element: the page beside its code, and what a server must answer. */
export function HostPage({ tag }: { tag: string }) {
  const page = pages[`../../src/elements/${tag}/README.md`];
  if (page === undefined) throw new Error(`src/elements/${tag}/README.md is missing.`);
  return (
    <div className="host-page">
      <Markdown>{readable(`${page}\n${serverSection(tag)}`)}</Markdown>
    </div>
  );
}

/** The title stands above already, so does the element itself, and what links lead to is no page of Storybook. */
function readable(page: string): string {
  return withoutMarks(page)
    .replace(/^# .*\n/, "")
    .replace(/^!\[.*\n/gm, "")
    .replace(/\[([^\]]+)\]\((?!https?:)[^)\s]+\)/g, "$1");
}
