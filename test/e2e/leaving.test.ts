import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { startSession } from "./support/session.js";

/* What takes the page away, and what must not happen by it. */

const session = startSession();
const offer = "前回の編集内容が残っています";

/** A page of the host that comes as the answer to a POST, and by GET too; gives the methods it was asked by. */
async function answerPosts(page: Page, source: string): Promise<string[]> {
  const methods: string[] = [];
  const { url } = session.host;
  const response = await page.request.get(url + source);
  const [body, headers] = [await response.body(), response.headers()];
  await page.route(`${url}/posted*`, async (route) => {
    methods.push(route.request().method());
    await route.fulfill({ body, headers });
  });
  await page.goto(`${url}/embed`);
  return methods;
}

/** As a page's own form would: its answer is the next page. */
async function post(page: Page, path: string): Promise<void> {
  await page.evaluate((action) => {
    const form = Object.assign(document.createElement("form"), { method: "post", action });
    document.body.append(form);
    form.submit();
  }, path);
  await page.waitForURL(`**${path}`);
}

/** The action editor posts, and is told that the page has expired. */
function expire(page: Page): Promise<unknown> {
  return page.locator("action-editor").evaluate((editor) => {
    Reflect.set(editor, "finisher", "post");
    void Reflect.apply(Reflect.get(editor, "submit"), editor, []);
  });
}

describe("a page that is itself the answer to a POST", () => {
  test.each([
    [409, "/posted"],
    [419, "/posted?id=1"],
    [419, "/posted#place"],
  ])(
    "is got again, and not posted, where it has expired (%i, %s)",
    { tags: ["smoke"] },
    async (status, path) => {
      const page = await session.openTab();
      const methods = await answerPosts(page, "/embed/every-element");
      await post(page, path);
      const editor = page.locator("action-editor");
      await editor.getByRole("button", { name: "テキスト送信" }).first().waitFor();
      await page.route("**/api/**", (route) =>
        route.request().method() === "POST" ? route.fulfill({ status }) : route.continue(),
      );
      await expire(page);
      await expect.poll(() => methods).toEqual(["POST", "GET"]);
      await editor.getByRole("button", { name: "テキスト送信" }).first().waitFor();
      expect(page.url()).toContain(path);
      expect(await page.getByText(offer).count()).toBe(0);
    },
  );
});

test("an expired page keeps the work of every element, whoever found out", { tags: ["smoke"] }, async () => {
  const page = await session.openTab();
  await page.goto(`${session.host.url}/embed/every-element`);
  const message = page.locator("message-editor");
  await message.evaluate((each) => each.scrollIntoView());
  await message.getByRole("textbox").first().click();
  await page.keyboard.type("書きかけの返事");
  const notification = page.locator("notification-editor");
  await notification.evaluate((each) => each.scrollIntoView());
  const name = notification.getByLabel("通知名");
  await name.fill("書きかけの通知");
  await page.route("**/api/**", (route) =>
    route.request().method() === "POST" ? route.fulfill({ status: 419 }) : route.continue(),
  );
  await expire(page);
  await page.locator("action-editor").getByRole("button", { name: "テキスト送信" }).first().waitFor();
  await message.evaluate((each) => each.scrollIntoView());
  await message.getByRole("button", { name: "復元する" }).click();
  await expect.poll(() => message.evaluate((each) => Reflect.get(each, "value"))).toContain("書きかけの返事");
  await notification.evaluate((each) => each.scrollIntoView());
  await notification.getByRole("button", { name: "復元する" }).click();
  await expect.poll(() => name.inputValue()).toBe("書きかけの通知");
});
