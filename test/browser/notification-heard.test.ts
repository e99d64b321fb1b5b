import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import {
  channelsDrawn,
  openNotification,
  saidLast,
  serveNotifications,
} from "../elements/notification-editor/page.js";
import { blankNotification } from "../fixtures/notifications.js";
import { announced, flat } from "./support/accessibility.js";
import { eventually } from "./support/editors.js";

const blank = { ...blankNotification, schedule: { mode: "window", timezone: "Asia/Tokyo" }, timings: [] };

/** The hours' grid on the screen, with nothing open. */
async function openHours() {
  serveNotifications();
  const editor = await openNotification({}, blank);
  await channelsDrawn(editor);
  const stop = editor.shadowRoot?.querySelector<HTMLElement>("[role=gridcell][tabindex='0']");
  stop?.focus();
  return editor;
}
const heard = async (role: string) => flat(await announced()).filter((each) => each.role === role);

test("an open half hour is called so, a closed one by its time alone, and the row of the stop by its cell", async () => {
  await openHours();
  const named = async () => (await heard("gridcell")).map(({ name }) => name);
  const rows = async () => (await heard("row")).map(({ name }) => name).filter((name) => /^.曜日/.test(name));
  await eventually(rows).toEqual(["月曜日 9:00〜9:30"]);
  await userEvent.keyboard(" ");
  await eventually(rows).toEqual(["月曜日 9:00〜9:30 （通知する）"]);
  expect((await named()).filter((name) => name.startsWith("月曜日 9:"))).toEqual([
    "月曜日 9:00〜9:30 （通知する）",
    "月曜日 9:30〜10:00",
  ]);
  await userEvent.keyboard("{ArrowDown}");
  await eventually(rows).toEqual(["火曜日 9:00〜9:30"]);
  const [grid] = (await heard("grid")).filter(({ name }) => name === "曜日と時間");
  expect(grid?.description).toBe("上の「時間帯」でも設定できます");
});

test("a stroke over one cell is said without from and to, and undo says what it takes back", async () => {
  const editor = await openHours();
  await userEvent.keyboard(" ");
  await eventually(() => saidLast(editor)).toBe("月曜日 9:00〜9:30を通知します");
  await userEvent.keyboard("{Control>}z{/Control}");
  await eventually(() => saidLast(editor)).toContain("元に戻しました：月曜日 9:00〜9:30を通知します");
  await userEvent.keyboard("{Control>}y{/Control}");
  await eventually(() => saidLast(editor)).toContain("やり直しました：月曜日 9:00〜9:30を通知します");
});

test("typed text is taken back by the name of its field, a row by what was said of it", async () => {
  const editor = await openHours();
  const title = editor.shadowRoot?.querySelector<HTMLInputElement>("[data-field=title]");
  title?.focus();
  await userEvent.keyboard("a");
  await userEvent.keyboard("{Control>}z{/Control}");
  await eventually(() => saidLast(editor)).toMatch(/元に戻しました：.*通知名$/);
  editor.shadowRoot?.querySelector<HTMLElement>("button[data-field=timings]")?.click();
  await eventually(() => saidLast(editor)).toBe("「時間帯 1」を追加しました");
  await userEvent.keyboard("{Control>}z{/Control}");
  await eventually(() => saidLast(editor)).toBe("元に戻しました：「時間帯 1」を追加しました");
});
