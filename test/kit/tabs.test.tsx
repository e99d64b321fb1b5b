import { expect, test, vi } from "vitest";
import { Tabs } from "../../src/kit/Tabs.js";
import { render } from "./render.js";

const tabs = [
  { id: "one", label: "一" },
  { id: "two", label: "二" },
];

test("the content of a tab is asked for once, and not again when another is selected", async () => {
  const panel = vi.fn((id: string) => <p>{id}</p>);
  const show = (selected: string) => (
    <Tabs label="設定" tabs={tabs} selected={selected} onSelect={() => {}} panel={panel} />
  );
  const page = await render(show("one"));
  await page.update(show("two"));
  await page.update(show("one"));
  expect(panel.mock.calls.map(([id]) => id)).toEqual(["one", "two"]);
  expect(page.get("[role=tabpanel]:not([hidden])").textContent).toBe("one");
});

test("another function is asked for all that is open: it may say something else", async () => {
  const page = await render(
    <Tabs label="設定" tabs={tabs} selected="one" onSelect={() => {}} panel={() => "before"} />,
  );
  await page.update(
    <Tabs label="設定" tabs={tabs} selected="one" onSelect={() => {}} panel={() => "after"} />,
  );
  expect(page.get("[role=tabpanel]").textContent).toBe("after");
});
