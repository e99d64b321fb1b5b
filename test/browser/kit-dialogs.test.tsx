import { describe, expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Button } from "../../src/kit/Button.js";
import { ConfirmDialog } from "../../src/kit/ConfirmDialog.js";
import { Dialog } from "../../src/kit/Dialog.js";
import { devtools } from "./support/devtools.js";
import { focusedIn, Kept, type KitStage, stage, startBefore } from "./support/kit-stage.js";
import { middleOf, mouse } from "./support/pointer.js";

describe("ConfirmDialog", () => {
  const question = (answers: boolean[]) => (
    <Kept start={false}>
      {(open, setOpen) => (
        <>
          <Button onPress={() => setOpen(true)}>削除</Button>
          <ConfirmDialog
            open={open}
            destructive
            title="予約を削除しますか"
            confirmLabel="削除する"
            cancelLabel="キャンセル"
            onAnswer={(confirmed) => {
              answers.push(confirmed);
              setOpen(false);
            }}
          >
            元に戻せません。
          </ConfirmDialog>
        </>
      )}
    </Kept>
  );

  async function closed(answers: boolean[]): Promise<KitStage> {
    // In a narrow window a dialog has no room beside it.
    const before = [innerWidth, innerHeight] as const;
    await page.viewport(1000, 700);
    onTestFinished(() => page.viewport(...before));
    const on = await stage(question(answers));
    startBefore(on);
    await userEvent.keyboard("{Tab}");
    return on;
  }

  async function opened(answers: boolean[]): Promise<KitStage> {
    const on = await closed(answers);
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => dialogOf(on).open).toBe(true);
    return on;
  }

  test("is a modal dialog by its question, described by its text, and begins on what changes nothing", async () => {
    const on = await opened([]);
    const dialog = on.find.getByRole("dialog", { name: "予約を削除しますか" });
    await expect.element(dialog).toHaveAccessibleDescription("元に戻せません。");
    expect(dialogOf(on).matches(":modal")).toBe(true);
    expect(focusedIn(on)?.textContent).toBe("キャンセル");
  });

  test.each([
    ["{Enter}", false],
    [" ", false],
    ["{Escape}", false],
    ["{Tab}{Enter}", true],
    ["{Tab} ", true],
    ["{Tab}{Escape}", false],
  ])("%s answers %j, and the focus is back where it was", async (keys, answer) => {
    const answers: boolean[] = [];
    const on = await opened(answers);
    await userEvent.keyboard(keys);
    await expect.poll(() => dialogOf(on).open).toBe(false);
    expect(answers).toEqual([answer]);
    expect(focusedIn(on)?.textContent).toBe("削除");
  });

  test("an Enter that is held down opens it and answers nothing", async () => {
    const answers: boolean[] = [];
    const on = await closed(answers);
    for (let at = 0; at < 5; at++) await holdEnter(at > 0);
    expect(dialogOf(on).open).toBe(true);
    expect(focusedIn(on)?.textContent).toBe("キャンセル");
    expect(answers).toEqual([]);
  });

  test("a press beside it says no; one that began inside says nothing", async () => {
    const answers: boolean[] = [];
    const on = await opened(answers);
    const beside = { x: 5, y: 5 };
    await mouse.down(middleOf(on.find.getByText("元に戻せません。").element()));
    await mouse.move(beside);
    await mouse.up(beside);
    await mouse.down(middleOf(on.find.getByText("元に戻せません。").element()));
    await mouse.up(middleOf(on.find.getByText("元に戻せません。").element()));
    expect(answers).toEqual([]);
    await mouse.down(beside);
    await mouse.up(beside);
    await expect.poll(() => answers).toEqual([false]);
    expect(dialogOf(on).open).toBe(false);
  });

  test.each(["削除する", "beside"])("a double press that opened it answers nothing: %s", async (where) => {
    const answers: boolean[] = [];
    const on = await opened(answers);
    const at = where === "beside" ? { x: 40, y: 40 } : middleOf(buttonOf(on, where));
    await userEvent.keyboard("{Escape}");
    answers.length = 0;
    // The button that opens it lies where the dialog will have the one that confirms.
    const opener = buttonOf(on, "削除");
    opener.style.position = "fixed";
    opener.style.left = `${at.x - 20}px`;
    opener.style.top = `${at.y - 10}px`;
    for (const clickCount of [1, 2]) {
      await mouse.down(at, clickCount);
      await mouse.up(at, clickCount);
    }
    await expect.poll(() => dialogOf(on).open).toBe(true);
    expect(answers).toEqual([]);
    await mouse.down(at);
    await mouse.up(at);
    await expect.poll(() => answers).toEqual([where === "削除する"]);
  });
});

test.each([
  ["s", 360, 640],
  ["m", 360, 640],
  ["m", 640, 300],
] as const)(
  "a long one of width %s scrolls inside at %i×%i, its title and buttons in sight",
  async (width, wide, high) => {
    const before = [innerWidth, innerHeight] as const;
    await page.viewport(wide, high);
    onTestFinished(() => page.viewport(...before));
    const on = await stage(
      <Dialog
        open
        title="配信日"
        width={width}
        onClose={() => {}}
        foot={<Button onPress={() => {}}>挿入</Button>}
      >
        {Array.from({ length: 60 }, (_, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing moves.
          <p key={line}>{line}行目</p>
        ))}
      </Dialog>,
    );
    const edges = (selector: string) => on.root.querySelector(selector)?.getBoundingClientRect() as DOMRect;
    const body = on.root.querySelector(".dialog-body") as HTMLElement;
    expect(body.scrollHeight).toBeGreaterThan(body.clientHeight);
    expect(edges("h2").top).toBeGreaterThanOrEqual(0);
    expect(edges(".dialog-foot").bottom).toBeLessThanOrEqual(innerHeight);
    expect(edges(".dialog-foot").bottom).toBeLessThanOrEqual(edges("dialog").bottom);
    expect(edges(".dialog-foot").top).toBeGreaterThanOrEqual(body.getBoundingClientRect().bottom - 1);
  },
);

/** As the keyboard does while the key stays down. */
function holdEnter(autoRepeat: boolean): Promise<unknown> {
  const key = { key: "Enter", code: "Enter", windowsVirtualKeyCode: 13, text: "\r" };
  return devtools("Input.dispatchKeyEvent", { type: "keyDown", ...key, autoRepeat });
}

function dialogOf({ root }: KitStage): HTMLDialogElement {
  return root.querySelector("dialog") as HTMLDialogElement;
}

function buttonOf({ root }: KitStage, word: string): HTMLElement {
  const found = [...root.querySelectorAll("button")].find((button) => button.textContent === word);
  if (!found) throw new Error(`No button says ${word}.`);
  return found;
}
