import { expect, test } from "vitest";
import { button, group, openConsole, panel } from "../elements/open-api-console/page.js";
import { serveOpenApi } from "../elements/open-api-console/server.js";
import { root, said } from "../elements/page.js";
import { settled } from "./support/clock.js";
import { eventually } from "./support/editors.js";

/* The code that the page names has the focus among the codes (rules: console-named-code). */

const focused = (element: Element) => root(element).activeElement?.getAttribute("aria-label") ?? null;
const groupNames = (element: Element) =>
  [...root(element).querySelectorAll(".open-api-code")].map((each) => each.getAttribute("aria-label") ?? "");

test("the code that the page names at first, and then another one, has the focus", async () => {
  serveOpenApi();
  const element = await openConsole({ "service-code-id": "2" });
  const named = () => root(element).querySelector("[aria-current]")?.getAttribute("aria-label") ?? "none";
  await eventually(() => focused(element)).toBe(named());
  const first = named();
  element.setAttribute("service-code-id", "3");
  await eventually(named).not.toBe(first);
  await eventually(() => focused(element)).toBe(named());
});

test("the focus comes once for each naming: what is read again leaves it where the operator went", async () => {
  serveOpenApi();
  const element = await openConsole({ "service-code-id": "2" });
  await eventually(() => focused(element)).not.toBe(null);
  const issue = button(group(element, groupNames(element)[0] ?? ""), "トークンを発行");
  issue.focus();
  await element.refresh();
  element.setAttribute("service-code-id", "2");
  await settled();
  expect(root(element).activeElement).toBe(issue);
});

test("nobody who writes in a field of the page loses the focus to it", async () => {
  serveOpenApi();
  const element = await openConsole();
  const field = document.createElement("input");
  element.before(field);
  field.focus();
  element.setAttribute("service-code-id", "3");
  await eventually(() => root(element).querySelector("[aria-current]")).not.toBe(null);
  await settled();
  expect(document.activeElement).toBe(field);
});

test("a code that is named while its log is shown takes no focus when the operator comes to the codes", async () => {
  serveOpenApi();
  const element = await openConsole({ section: "logs" });
  element.setAttribute("service-code-id", "3");
  await settled();
  const tab = root(element).querySelector<HTMLElement>("[role=tab]");
  tab?.focus();
  tab?.click();
  await eventually(() => panel(element).querySelector("[aria-current]")).not.toBe(null);
  await settled();
  expect(root(element).activeElement).toBe(tab);
});

test("one that the list has not is said, and led to once a later reading has it", async () => {
  const host = serveOpenApi();
  const first = { id: 1, name: "一つ目", description: "", tokens: [], last_used_at: null, count_30d: 0 };
  const withoutIt = () => Response.json({ data: [first] });
  host.meet("GET service_codes", withoutIt);
  const element = await openConsole({ "service-code-id": "3" });
  await eventually(() => said(element)).toContain("不明なサービスコード（3）");
  expect([focused(element), element.serviceCodeId]).toEqual([null, 3]);
  // A reading that still has it not changes nothing.
  host.meet("GET service_codes", withoutIt);
  await element.refresh();
  await settled();
  expect([focused(element), said(element)]).toEqual([null, expect.stringContaining("（3）")]);
  await element.refresh();
  await eventually(() => focused(element)).toBe(root(element).querySelector("[aria-current]")?.ariaLabel);
  expect(groupNames(element)).toContain(focused(element));
  expect(said(element)).not.toContain("不明");
});
