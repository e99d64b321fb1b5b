import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { Button } from "../../src/kit/Button.js";
import { SidePanel, SideRoom } from "../../src/kit/SidePanel.js";
import { Toast, type ToastMessage } from "../../src/kit/Toast.js";
import {
  emulate,
  focusedIn,
  Kept,
  type KitStage,
  longestMotion,
  stage,
  startBefore,
} from "./support/kit-stage.js";

/** The words of what has the focus. */
function focusedWord(on: KitStage): string {
  const focused = focusedIn(on);
  return focused?.getAttribute("aria-label") ?? focused?.textContent ?? "";
}

async function tabs(on: KitStage, times: number): Promise<string[]> {
  const words: string[] = [];
  for (let at = 0; at < times; at++) {
    await userEvent.keyboard("{Tab}");
    words.push(focusedWord(on));
  }
  return words;
}

/** Whether the thing has an edge of its own: shadows and grounds are gone in forced colours. */
function edgeOf({ root }: KitStage, selector: string): string {
  const { borderTopWidth, borderTopStyle } = getComputedStyle(root.querySelector(selector) as Element);
  return `${borderTopWidth} ${borderTopStyle}`;
}

describe("Toast", () => {
  const undone: string[] = [];
  const toast = (lastsMs: number) => (
    <Kept<ToastMessage | null> start={null}>
      {(message, change) => (
        <>
          <Button
            onPress={() =>
              change({
                id: 1,
                text: "確認済みにしました",
                actionLabel: "元に戻す",
                onAction: () => undone.push("元に戻す"),
              })
            }
          >
            確認済みにする
          </Button>
          <Toast message={message} onEnd={() => change(null)} closeLabel="閉じる" lastsMs={lastsMs} />
        </>
      )}
    </Kept>
  );

  async function shown(lastsMs = 60_000): Promise<KitStage> {
    const on = await stage(toast(lastsMs));
    startBefore(on);
    await userEvent.keyboard("{Tab}{Enter}");
    await expect.element(on.find.getByText("確認済みにしました")).toBeVisible();
    return on;
  }

  test("is said by a region that was there before, and takes no focus", async () => {
    const on = await stage(toast(60_000));
    const region = on.root.querySelector("[role=status]");
    expect(region?.textContent).toBe("");
    startBefore(on);
    await userEvent.keyboard("{Tab}{Enter}");
    await expect.poll(() => region?.textContent).toContain("確認済みにしました");
    expect(focusedWord(on)).toBe("確認済みにする");
  });

  test("has its action and its close button on the way of Tab, and both work by keys", async () => {
    undone.length = 0;
    const on = await shown();
    expect(await tabs(on, 3)).toEqual(["元に戻す", "閉じる", "after"]);
    await userEvent.keyboard("{Shift>}{Tab}{Tab}{/Shift} ");
    expect(undone).toEqual(["元に戻す"]);
    await expect.poll(() => on.root.querySelector(".toast")).toBeNull();
  });

  test("goes by its close button, and by itself", async () => {
    const on = await shown();
    await tabs(on, 2);
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => on.root.querySelector(".toast")).toBeNull();
    const brief = await shown(50);
    await expect.poll(() => brief.root.querySelector(".toast")).toBeNull();
  });

  test("has an edge in forced colours, and does not move where no motion is wanted", async () => {
    const moving = await shown();
    expect(longestMotion(moving)).toBeGreaterThan(1);
    await emulate("forced-colors", "active");
    expect(edgeOf(moving, ".toast")).toBe("1px solid");
    await emulate("prefers-reduced-motion", "reduce");
    expect(longestMotion(moving)).toBeLessThanOrEqual(1);
  });
});

describe("SidePanel", () => {
  const room = (
    <Kept start={false}>
      {(open, setOpen) => (
        <SideRoom
          panel={
            open ? (
              <SidePanel
                title="予約"
                closeLabel="閉じる"
                onClose={() => setOpen(false)}
                foot={<Button onPress={() => setOpen(false)}>承認する</Button>}
              >
                <Button onPress={() => {}}>メモ</Button>
              </SidePanel>
            ) : null
          }
        >
          <Button onPress={() => setOpen(true)}>開く</Button>
        </SideRoom>
      )}
    </Kept>
  );

  async function opened(): Promise<KitStage> {
    const on = await stage(room);
    startBefore(on);
    await userEvent.keyboard("{Tab}{Enter}");
    await expect.poll(() => focusedWord(on)).toBe("予約");
    return on;
  }

  test("is a region by its title, which takes the focus; Tab goes through it, and on to the page", async () => {
    const on = await opened();
    await expect.element(on.find.getByRole("region", { name: "予約" })).toBeVisible();
    expect(await tabs(on, 5)).toEqual(["閉じる", "メモ", "メモ", "承認する", "after"]);
  });

  test("holds nobody back: what is beside it can be used meanwhile", async () => {
    const on = await opened();
    await userEvent.keyboard("{Shift>}{Tab}{/Shift}");
    expect(focusedWord(on)).toBe("開く");
    await expect.element(on.find.getByRole("button", { name: "開く" })).toBeEnabled();
  });

  test.each(["{Escape}", "{Tab}{Enter}"])("is closed by %s, and gives the focus back", async (keys) => {
    const on = await opened();
    await userEvent.keyboard(keys);
    await expect.poll(() => on.root.querySelector(".side-panel")).toBeNull();
    expect(focusedWord(on)).toBe("開く");
  });

  test("Esc outside of it closes nothing", async () => {
    const on = await opened();
    startBefore(on);
    await userEvent.keyboard("{Escape}");
    expect(on.root.querySelector(".side-panel")).not.toBeNull();
  });

  test("has an edge in forced colours, and does not move where no motion is wanted", async () => {
    const on = await opened();
    expect(longestMotion(on)).toBeGreaterThan(1);
    await emulate("forced-colors", "active");
    expect(edgeOf(on, ".side-panel")).toBe("1px solid");
    await emulate("prefers-reduced-motion", "reduce");
    expect(longestMotion(on)).toBeLessThanOrEqual(1);
  });
});
