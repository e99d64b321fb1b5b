import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What axe finds in a page, shadow roots included: each rule with the places that break it. */
export async function axeViolations(page: Page, { several = false } = {}): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async (several) => {
    // Colours in the middle of a transition are nobody's choice.
    const transitions = document.getAnimations().filter((each) => each instanceof CSSTransition);
    await Promise.allSettled(transitions.map((each) => each.finished));
    const { axe } = window as unknown as { axe: typeof import("axe-core") };
    const { violations } = await axe.run(document, {
      resultTypes: ["violations"],
      // Panels are regions with fixed names, so two editors on one page have two "1. テキスト送信".
      rules: { "landmark-unique": { enabled: !several } },
    });
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(" | ")}`,
    );
  }, several);
}
