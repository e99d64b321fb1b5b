import { expect, test } from "vitest";
import type { SavingElement } from "./support/element-under-test.js";
import { savingElements } from "./support/elements.js";
import { unpoly } from "./support/moving-libraries.js";
import { offersWork, openSite, openSites, visitPage } from "./support/moving-site.js";

// Unpoly's overlays, with the same form as the page below.

const sites = openSites();
const action = savingElements.find(({ tag }) => tag === "action-editor") as SavingElement;

test("work in an overlay that is closed without a save is on offer below, and what is written there does not lose it", async () => {
  const server = sites.server();
  const editor = action.markup('name="action" draft-key="layered"');
  openSite(server, unpoly, { editor, tags: [action.tag] });
  const page = await sites.open();
  await page.goto(`${server.origin}/site/list`);
  await visitPage(page, "edit");
  const lower = page.locator(`#main ${action.tag}`).first();
  await lower.getByRole("button").first().waitFor();
  await page.evaluate(() => {
    const { up } = window as unknown as { up: { layer: { open(options: object): Promise<unknown> } } };
    return up.layer.open({ url: "/site/edit", target: "#form", history: false });
  });
  const upper = page.locator(`up-modal ${action.tag}`);
  await upper.getByRole("button").first().waitFor();
  expect(await offersWork(upper)).toBe(false);
  await action.work(page, upper);
  const worked = await upper.evaluate((each) => JSON.stringify(Reflect.get(each, "value")));
  await page.evaluate(() => {
    const { up } = window as unknown as { up: { layer: { dismiss(): Promise<unknown> } } };
    return up.layer.dismiss();
  });
  await expect.poll(() => upper.count()).toBe(0);
  expect(await offersWork(lower)).toBe(true);
  await lower.getByRole("button", { name: "テキスト送信を追加", exact: true }).click();
  await lower.getByRole("textbox", { name: "本文" }).first().click();
  await page.keyboard.insertText("下の仕事");
  const kept = () =>
    page.evaluate(() => {
      const { value, earlier } = JSON.parse(sessionStorage.getItem("layered") ?? "{}");
      return [value, earlier?.value].map((each) => JSON.stringify(each));
    });
  await expect.poll(async () => (await kept())[0]).toContain("下の仕事");
  expect((await kept())[1]).toBe(worked);
  await lower.getByRole("button", { name: "復元する" }).click();
  await expect.poll(() => lower.evaluate((each) => JSON.stringify(Reflect.get(each, "value")))).toBe(worked);
});
