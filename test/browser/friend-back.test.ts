import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import "../../src/entries/friend-editor.js";
import type { FriendEditorElement } from "../../src/entries/friend-editor.js";
import { serveFriend } from "../elements/friend-editor/server.js";
import { textbox } from "../elements/page.js";
import { type Attributes, eventually, mountMarkup, withAttributes, within } from "./support/editors.js";
import { freshServer } from "./support/server.js";

/* In a form the browser keeps what was edited, and brings it back on the way back and forward. */

const key = "friend-back";
const tagsOf = (friend: FriendEditorElement) => JSON.stringify((friend.value as { tags: unknown }).tags);
let server: ReturnType<typeof serveFriend>;

beforeEach(() => {
  server = serveFriend();
});

function friendInForm(attributes: Attributes = {}): FriendEditorElement {
  // The next page knows nothing of the friend.
  const shown = { "api-base": freshServer(), "member-id": "1", inline: true, tab: "variables" };
  const given = { ...shown, "draft-key": key, ...attributes };
  const friend = withAttributes(document.createElement("friend-editor"), given);
  mountMarkup("<form></form>").firstElementChild?.append(friend);
  return friend;
}

/** Leaves the page once `edit` is done; gives what the browser keeps of it. */
async function stateAfter(friend: FriendEditorElement, edit: () => Promise<unknown>): Promise<string> {
  const kept = vi.spyOn(ElementInternals.prototype, "setFormValue");
  onTestFinished(() => kept.mockRestore());
  await edit();
  await eventually(() => sessionStorage.getItem(key)).not.toBeNull();
  friend.remove();
  const [, state] =
    kept.mock.calls.findLast((_, at) => kept.mock.contexts[at] === kept.mock.contexts[0]) ?? [];
  return String(state);
}

async function stateWithRank(): Promise<string> {
  const friend = friendInForm();
  return stateAfter(friend, () => textbox(friend, "会員ランク").fill("プラチナ"));
}

test.each(["before the friend is here", "when the friend is here"])(
  "work that is back is not offered a second time, where it comes %s",
  async (when) => {
    const state = await stateWithRank();
    const draft = sessionStorage.getItem(key);
    const again = friendInForm();
    if (when === "when the friend is here")
      await expect.element(textbox(again, "会員ランク")).toHaveValue("ゴールド");
    again.formStateRestoreCallback(state);
    await expect.element(textbox(again, "会員ランク")).toHaveValue("プラチナ");
    // It is looked for what was kept before the work that is back is kept.
    await eventually(() => sessionStorage.getItem(key)).not.toBe(draft);
    await eventually(() => within(again).getByRole("button", { name: "復元する" }).query()).toBeNull();
    expect([again.dirty, again.canUndo]).toEqual([true, true]);
  },
);

test("it is merged with what others changed meanwhile", async () => {
  const state = await stateWithRank();
  sessionStorage.clear();
  server.others({ 201: "シルバー" });
  const again = friendInForm();
  again.formStateRestoreCallback(state);
  await expect.element(within(again).getByRole("radiogroup", { name: "会員ランクの競合" })).toBeVisible();
});

test("tags are back, too", async () => {
  const friend = friendInForm({ tab: "tags" });
  await eventually(() => tagsOf(friend)).not.toBe("null");
  const before = tagsOf(friend);
  const state = await stateAfter(friend, async () => {
    await within(friend).getByRole("combobox").click();
    await within(friend).getByRole("option", { name: "春の会員" }).click();
    await eventually(() => tagsOf(friend)).not.toBe(before);
  });
  sessionStorage.clear();
  const again = friendInForm({ tab: "tags" });
  again.formStateRestoreCallback(state);
  await eventually(() => tagsOf(again)).toContain("104");
});

test("the work of another friend is not", async () => {
  const state = await stateWithRank();
  const other = friendInForm({ "member-id": "2", "draft-key": "other-friend" });
  other.formStateRestoreCallback(state);
  expect(other.dirty).toBe(false);
});
