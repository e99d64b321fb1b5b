import { createElement, Fragment, type ReactNode } from "react";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import {
  OpenApiConsoleElement as ConsoleElement,
  type OpenApiConsoleElement,
} from "../../src/entries/open-api-console.js";
import { createSecret } from "../../src/lib/secret.js";
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
import { type OpenApiHost, serveOpenApi, tokenOf } from "../elements/open-api-console/server.js";
import { root } from "../elements/page.js";
import { tokenVault } from "../host/api/open-api-codes.js";
import { noteClipboard } from "./support/clipboard.js";
import { settled, until } from "./support/clock.js";
import { eventually, mountMarkup } from "./support/editors.js";
import { record } from "./support/events.js";
import { catchErrors } from "./support/page-hazards.js";
import { gate } from "./support/served-host.js";
import { freshServer } from "./support/server.js";
import { consoleEvents, listenToReports, places } from "./support/traces.js";

const issued = "アクセストークンを発行しました";

beforeEach(listenToReports);

async function begin(): Promise<{ host: OpenApiHost; element: OpenApiConsoleElement; heard: CustomEvent[] }> {
  const host = serveOpenApi();
  noteClipboard();
  const element = await openConsole({ "draft-key": "secrets" });
  return { host, element, heard: record(element, consoleEvents) };
}

async function issue(host: OpenApiHost, element: OpenApiConsoleElement) {
  button(group(element, "社内ツール"), "トークンを発行").click();
  button(await dialog(element, "「社内ツール」のトークンを発行しますか？"), "発行する").click();
  const shown = await dialog(element, issued);
  const token = String(host.store.list(tokenVault).at(-1)?.value);
  await until(() => shownToken(shown) === token);
  return { shown, token };
}

async function reveal(element: OpenApiConsoleElement, number: number): Promise<string> {
  button(tokenRow(element, number), "表示").click();
  await until(() => shownToken(tokenRow(element, number)) === tokenOf(number));
  return tokenOf(number);
}

test("the search finds what is shown: in its field and nowhere else", async () => {
  const { element, heard } = await begin();
  const token = await reveal(element, 2);
  expect(places(token, element, heard)).toEqual(["input.value"]);
  const field = root(element).querySelector(".open-api-secret input") as HTMLElement;
  field.title = token;
  Object.assign(field, { __reactProps$made: { up: [{ child: new Map([[1, token]]) }] } });
  sessionStorage.setItem("somewhere", token);
  console.info(token);
  const found = places(token, element, heard);
  for (const place of ["markup", "input[title]", "input.__reactProps$made.up.0.child().0.1", "told.0"])
    expect(found).toContain(place);
  expect(found.some((place) => place.startsWith("storage"))).toBe(true);
});

describe("no trace of a token", () => {
  test("that was issued and closed", async () => {
    const { host, element, heard } = await begin();
    const { shown, token } = await issue(host, element);
    expect(places(token, element, heard)).toEqual(["input.value"]);
    button(shown, "閉じる").click();
    button(await dialog(element, "トークンをまだコピーしていません"), "コピーせずに閉じる").click();
    await until(() => root(element).querySelector("dialog[open]") === null);
    await called(host, "GET service_codes", 2);
    expect(places(token, element, heard)).toEqual([]);
    expect(heard.map(({ type }) => type)).toEqual(["token-issued"]);
  });

  test("that was issued, copied and hidden: only its closure has it", async () => {
    const { host, element, heard } = await begin();
    const { shown, token } = await issue(host, element);
    button(shown, "コピー").click();
    await eventually(() => shown.textContent).toContain("コピーしました");
    button(shown, "隠す").click();
    await until(() => shownToken(shown) !== token);
    await settled();
    expect(places(token, element, heard)).toEqual([]);
  });

  test("that was issued, 30 s later", async () => {
    const { host, element, heard } = await begin();
    const time = holdClock(new Date(), true);
    const { shown, token } = await issue(host, element);
    await time.pass(30_000);
    await until(() => shownToken(shown) !== token);
    await settled();
    expect(places(token, element, heard)).toEqual([]);
  });

  test("that was issued when the element went: asked for once more where the element comes back", async () => {
    const { host, element, heard } = await begin();
    const { token } = await issue(host, element);
    element.remove();
    await settled();
    expect(places(token, element, heard)).toEqual([]);
    document.body.append(element);
    const shown = await dialog(element, issued);
    button(shown, "表示").click();
    await until(() => shownToken(shown) === token);
    await called(host, "POST token/uncensored", 1);
    element.remove();
  });

  test("that came after the element had gone", async () => {
    const { host, element, heard } = await begin();
    const held = gate();
    host.meet("POST issue_token", () => held.passed);
    button(group(element, "社内ツール"), "トークンを発行").click();
    button(await dialog(element, "「社内ツール」のトークンを発行しますか？"), "発行する").click();
    await called(host, "POST issue_token", 1);
    element.remove();
    held.open();
    await eventually(() => host.store.list(tokenVault).length).toBe(4);
    await settled();
    const token = String(host.store.list(tokenVault).at(-1)?.value);
    document.body.append(element);
    await settled();
    expect(places(token, element, heard)).toEqual([]);
    expect(root(element).querySelector(".open-api-secret")).toBe(null);
    element.remove();
  });

  test.for([
    ["was hidden", (element: OpenApiConsoleElement) => button(tokenRow(element, 2), "隠す").click()],
    ["the window left", () => window.dispatchEvent(new Event("blur"))],
    [
      "another section took the place of",
      (element: OpenApiConsoleElement) => Object.assign(element, { section: "logs" }),
    ],
    ["went with its element", (element: OpenApiConsoleElement) => element.remove()],
    ["went with the next one", (element: OpenApiConsoleElement) => reveal(element, 1)],
  ] as const)("that was shown in the list and %s", async ([, leave]) => {
    const { element, heard } = await begin();
    const token = await reveal(element, 2);
    await leave(element);
    await until(() => shownToken(root(element)) !== token);
    await settled();
    expect(places(token, element, heard)).toEqual([]);
  });

  test("that was shown for 30 s, or copied without being shown", async () => {
    const { element, heard } = await begin();
    const time = holdClock(new Date(), true);
    const token = await reveal(element, 2);
    await time.pass(30_000);
    await until(() => shownToken(root(element)) === null);
    await settled();
    expect(places(token, element, heard)).toEqual([]);
    button(tokenRow(element, 1), "コピー").click();
    await settled();
    expect(places(tokenOf(1), element, heard)).toEqual([]);
  });

  test("in what is told of an answer that cannot be read", async () => {
    const { host, element, heard } = await begin();
    const token = "oat_demo_unreadable";
    host.meet("POST token/uncensored", () => Response.json({ data: { token: [token] } }));
    button(tokenRow(element, 2), "表示").click();
    await eventually(() => heard.map(({ type }) => type)).toEqual(["failure"]);
    host.meet("POST token/uncensored", () => new Response(`<p>${token}</p>`, { status: 500 }));
    button(tokenRow(element, 1), "コピー").click();
    await eventually(() => heard.length).toBe(2);
    await settled();
    expect(places(token, element, heard)).toEqual([]);
  });
});

/** A console that cannot be drawn while its test says so. */
class FragileConsole extends ConsoleElement {
  static broken = false;
  override render(): ReactNode {
    return createElement(Fragment, null, super.render(), createElement(Fragile));
  }
}
function Fragile(): ReactNode {
  if (FragileConsole.broken) throw new Error("cannot be drawn");
  return null;
}
customElements.define("fragile-console", FragileConsole);

test.for(["listed", "issued"])(
  "no trace of a token that was shown when the screen broke: %s",
  async (which) => {
    catchErrors();
    onTestFinished(() => {
      FragileConsole.broken = false;
    });
    const host = serveOpenApi();
    const element = document.createElement("fragile-console") as FragileConsole;
    element.apiBase = freshServer();
    mountMarkup("").append(element);
    const heard = record(element, consoleEvents);
    await eventually(() => root(element).querySelector(".open-api-code")).not.toBe(null);
    const token = which === "listed" ? await reveal(element, 2) : (await issue(host, element)).token;
    FragileConsole.broken = true;
    element.callUrl = "https://example.com/";
    await eventually(() => root(element).textContent).toContain("表示できませんでした");
    await settled();
    expect(places(token, element, heard)).toEqual([]);
    expect(element.workAsText()).not.toContain(token);
  },
);

test("calls with tokens may not be kept, and nothing is asked before a press", async () => {
  const { host, element } = await begin();
  await settled();
  expect(host.named("POST")).toEqual([]);
  await issue(host, element);
  element.remove();
  await settled();
  document.body.append(element);
  await settled();
  button(await dialog(element, issued), "表示").click();
  await called(host, "POST token/uncensored", 1);
  button(await dialog(element, issued), "コピー").click();
  await eventually(() => root(element).textContent).toContain("コピーしました");
  button(await dialog(element, issued), "閉じる").click();
  button(tokenRow(element, 4), "失効").click();
  const asks = await dialog(element, "トークンを失効しますか？");
  const field = asks.querySelector("input") as HTMLInputElement;
  field.focus();
  document.execCommand("insertText", false, "予約システム連携");
  await settled();
  button(asks, "失効する").click();
  await called(host, "POST token/revoke", 1);
  expect(host.named("POST").map(({ call, cache }) => [call, cache])).toEqual([
    ["POST issue_token", "no-store"],
    ["POST token/uncensored", "no-store"],
    ["POST token/revoke", "no-store"],
  ]);
  element.remove();
});

test("a secret is no data: it throws where it would be written, and is empty once forgotten", () => {
  const secret = createSecret("oat_x");
  expect(() => JSON.stringify({ deep: [secret] })).toThrow();
  expect(() => structuredClone(secret)).toThrow();
  expect(`${Object.values(secret)}${JSON.stringify(Object.keys(secret))}`).not.toContain("oat_x");
  expect(secret.read()).toBe("oat_x");
  secret.forget();
  expect(secret.read()).toBe(null);
});
