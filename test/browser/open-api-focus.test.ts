import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import type { OpenApiConsoleElement } from "../../src/entries/open-api-console.js";
import {
  button,
  called,
  dialog,
  group,
  holdClock,
  openConsole,
  shownToken,
  tokenRow,
} from "../elements/open-api-console/page.js";
import { maskedOf, serveOpenApi, tokenOf } from "../elements/open-api-console/server.js";
import { root } from "../elements/page.js";
import { noteClipboard } from "./support/clipboard.js";
import { settled, until } from "./support/clock.js";
import { eventually, within } from "./support/editors.js";
import { focused } from "./support/focus.js";

/* Whoever works by keys is never thrown back to the start of the page by what happens to a token. */

const live = "[aria-live], [role=status], [role=alert], [role=log], [role=timer]";

async function press(scope: ParentNode, name: string): Promise<void> {
  button(scope, name).focus();
  await userEvent.keyboard("{Enter}");
}

async function reveal(element: OpenApiConsoleElement, number: number): Promise<HTMLInputElement> {
  await press(tokenRow(element, number), "表示");
  await until(() => shownToken(tokenRow(element, number)) === tokenOf(number));
  return tokenRow(element, number).querySelector("input") as HTMLInputElement;
}

test("asked and given up, and issued and closed: the focus is back at what was pressed", async () => {
  const host = serveOpenApi();
  noteClipboard();
  const element = await openConsole();
  const opener = () => button(group(element, "社内ツール"), "トークンを発行");
  await press(group(element, "社内ツール"), "トークンを発行");
  await dialog(element, "「社内ツール」のトークンを発行しますか？");
  await userEvent.keyboard("{Escape}");
  await eventually(focused).toBe(opener());
  await press(group(element, "社内ツール"), "トークンを発行");
  await press(await dialog(element, "「社内ツール」のトークンを発行しますか？"), "発行する");
  const issued = await dialog(element, "アクセストークンを発行しました");
  expect(issued.contains(focused())).toBe(true);
  const field = issued.querySelector(".open-api-secret input") as HTMLInputElement;
  expect([field.labels?.[0]?.textContent, field.closest(live)]).toEqual(["アクセストークン", null]);
  await press(issued, "コピー");
  await eventually(() => issued.textContent).toContain("コピーしました");
  await press(issued, "閉じる");
  await called(host, "GET service_codes", 2);
  await eventually(focused).toBe(opener());
});

test.each([false, true])(
  "revoked, with those that are over in the list or not: at its code (%s)",
  async (isListed) => {
    const host = serveOpenApi();
    const element = await openConsole();
    if (isListed) await within(element).getByRole("checkbox", { name: "失効したトークンも表示" }).click();
    await press(tokenRow(element, 2), "失効");
    await dialog(element, "トークンを失効しますか？");
    await userEvent.fill(within(element).getByRole("textbox", { name: /^確認のため/ }), "ECサイト連携");
    await userEvent.keyboard("{Enter}");
    await called(host, "GET service_codes", 2);
    const isThere = () => group(element, "ECサイト連携").textContent?.includes(maskedOf(2));
    await eventually(isThere).toBe(isListed);
    if (isListed) await eventually(() => tokenRow(element, 2).textContent).toContain("失効済み");
    await settled();
    expect(group(element, "ECサイト連携").contains(focused())).toBe(true);
  },
);

test("a token that is read in its field and hidden: at the button that shows it again", async () => {
  serveOpenApi();
  const element = await openConsole();
  const time = holdClock(new Date(), true);
  const field = await reveal(element, 2);
  expect([field.labels?.[0]?.textContent, field.closest(live)]).toEqual(["アクセストークン", null]);
  field.focus();
  await time.pass(30_000);
  await until(() => shownToken(root(element)) === null);
  expect(focused()).toBe(button(tokenRow(element, 2), "表示"));
  // Pressed by keys, it is the same button that hides it.
  await reveal(element, 2);
  await userEvent.keyboard("{Enter}");
  await until(() => shownToken(root(element)) === null);
  expect(focused()).toBe(button(tokenRow(element, 2), "表示"));
});
