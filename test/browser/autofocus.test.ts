import { beforeEach, describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { atRest, holdClock, settled, until } from "./support/clock.js";
import "../../src/entries/action-editor.js";
import "../../src/entries/form-field-editor.js";
import "../../src/entries/funnel-editor.js";
import "../../src/entries/item-picker.js";
import "../../src/entries/message-editor.js";
import "../../src/entries/notification-editor.js";
import { mountFriend } from "../elements/friend-editor/page.js";
import { serveFriend } from "../elements/friend-editor/server.js";
import { openTimeline } from "../elements/message-timeline/page.js";
import { messagesOf, serveTimeline } from "../elements/message-timeline/server.js";
import { mountConsole } from "../elements/open-api-console/page.js";
import { serveOpenApi } from "../elements/open-api-console/server.js";
import { root } from "../elements/page.js";
import { serveSalon } from "../elements/reservation-panel/server.js";
import { openSchedule } from "../elements/reservation-schedule/page.js";
import { eventually, mountMarkup } from "./support/editors.js";
import { focused, focusedName } from "./support/focus.js";
import { serve } from "./support/server.js";

beforeEach(() => {
  (document.activeElement as HTMLElement | null)?.blur();
});

const filter = `value='{"fid":null,"name":"","inputs":[]}'`;

/* (rules: autofocus-place) */
describe("with autofocus the first field has the focus", () => {
  test.each([
    ["funnel-editor", filter, "条件名"],
    ["action-editor", "template", "アクション名"],
    ["message-editor", "", "本文"],
    ["form-field-editor", "", "取得情報名 (表示名)"],
    ["item-picker", 'kind="tag"', "タグ"],
  ])("%s", async (tag, attributes, name) => {
    serve({ json: {} });
    mountMarkup(`<${tag} autofocus ${attributes}></${tag}>`);
    await eventually(() => focusedName().replace(/必須$/, "").trim()).toContain(name);
    expect(focused().matches("input, [contenteditable=true]")).toBe(true);
  });

  test("in a dialog of the page that is opened later, in place of its button", async () => {
    const dialog = mountMarkup(
      `<dialog><button>閉じる</button><funnel-editor autofocus ${filter}></funnel-editor></dialog>`,
    ).firstElementChild as HTMLDialogElement;
    await atRest();
    expect(document.activeElement).toBe(document.body);
    dialog.showModal();
    await eventually(focusedName).toContain("条件名");
    dialog.close();
  });

  test("of a timeline the first message has it, once it is loaded", async () => {
    serveTimeline(messagesOf(5));
    await openTimeline({ autofocus: "" });
    await eventually(() => focused().dataset.message).toBe("5");
  });

  test.each([
    ["tags", "タグ"],
    ["variables", "検索"],
    ["base", "システム表示名"],
  ])("of a friend's tabs the first field in the open one (%s), once it is loaded", async (tab, name) => {
    serveFriend();
    mountFriend({ tab, autofocus: "" });
    await eventually(focusedName).toContain(name);
    expect(focused().matches("input")).toBe(true);
  });

  test("of a schedule what stands there first has it", async () => {
    serveSalon();
    const schedule = await openSchedule({ autofocus: "" });
    await eventually(() => focused().dataset.chip).toBe("r5");
    focused().blur();
    await Promise.resolve();
    schedule.focus();
    expect(focused().dataset.chip).toBe("r5");
  });

  test("of what has no field the first control has it, where the rest is not loaded in three seconds", async () => {
    const time = holdClock(new Date(), true);
    serveOpenApi().meet("GET ", () => new Promise(() => {}));
    const element = mountConsole({ autofocus: "" });
    await until(() => root(element).querySelector(".skeleton") !== null);
    await time.pass(2900);
    await settled();
    expect(document.activeElement).toBe(document.body);
    await time.pass(200);
    expect(focused().role).toBe("tab");
  });

  test("not where somebody is already, and not without it", async () => {
    const input = mountMarkup("<input>").firstElementChild as HTMLInputElement;
    input.focus();
    mountMarkup(`<funnel-editor autofocus ${filter}></funnel-editor>`);
    await atRest();
    expect(document.activeElement).toBe(input);
    input.blur();
    mountMarkup(`<funnel-editor ${filter}></funnel-editor>`);
    await atRest();
    expect(document.activeElement).toBe(document.body);
  });
});

test("focus() leads to the first field", async () => {
  const editor = mountMarkup(`<funnel-editor ${filter}></funnel-editor>`).firstElementChild as HTMLElement;
  editor.focus();
  await eventually(focusedName).toContain("条件名");
  // Once there is something to undo its button stands before it.
  await userEvent.keyboard("a");
  focused().blur();
  editor.focus();
  expect(focusedName()).toContain("条件名");
});

test("Alt+F10 leads from a text to its toolbar, Escape back", async () => {
  const editor = mountMarkup("<message-editor></message-editor>").firstElementChild as HTMLElement;
  editor.focus();
  await eventually(focusedName).toBe("本文");
  await userEvent.keyboard("{Alt>}{F10}{/Alt}");
  await eventually(() => focused().closest("[role=toolbar]")?.getAttribute("aria-label")).toBe("差し込み");
  await userEvent.keyboard("{Escape}");
  expect(focusedName()).toBe("本文");
  await userEvent.tab();
  expect(focused().closest("[role=toolbar]")).not.toBeNull();
});
