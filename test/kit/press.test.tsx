import { act } from "react";
import { expect, test, vi } from "vitest";
import { Button } from "../../src/kit/Button.js";
import { IconButton } from "../../src/kit/IconButton.js";
import { fire, render } from "./render.js";

/** What is under way until the test ends it. */
function calls() {
  const ends: { answer(): void; fail(): void }[] = [];
  const call = vi.fn(
    () =>
      new Promise<void>((resolve, reject) => {
        ends.push({ answer: resolve, fail: () => reject(new Error("no")) });
      }),
  );
  return { call, ends };
}

test("a button whose press is under way is busy, says so and makes no second one", async () => {
  const { call, ends } = calls();
  const page = await render(
    <Button busyLabel="処理中..." onPress={call}>
      保存
    </Button>,
  );
  const button = page.get<HTMLButtonElement>("button");
  await fire(button, "click");
  await fire(button, "click");
  expect([call.mock.calls.length, button.ariaBusy ?? button.getAttribute("aria-busy")]).toEqual([1, "true"]);
  expect(button.textContent).toBe("処理中...");
  await act(async () => ends[0]?.answer());
  await vi.waitFor(() => expect(button.hasAttribute("aria-busy")).toBe(false));
  expect(button.textContent).toBe("保存");
  await fire(button, "click");
  expect(call).toHaveBeenCalledTimes(2);
});

test("an icon button keeps its name and is described; a press that gives no promise is over at once", async () => {
  const { call, ends } = calls();
  const plain = vi.fn();
  const page = await render(<IconButton label="複製" icon={<i />} busyLabel="処理中..." onPress={call} />);
  const button = page.get<HTMLButtonElement>("button");
  await fire(button, "click");
  await fire(button, "click");
  expect(call).toHaveBeenCalledTimes(1);
  expect(["aria-label", "title", "aria-busy"].map((name) => button.getAttribute(name))).toEqual([
    ...["複製", "処理中...", "true"],
  ]);
  await act(async () => ends[0]?.answer());
  await vi.waitFor(() => expect(button.getAttribute("title")).toBe("複製"));
  await page.update(<IconButton label="複製" icon={<i />} busyLabel="処理中..." onPress={plain} />);
  await fire(button, "click");
  await fire(button, "click");
  expect([plain.mock.calls.length, button.hasAttribute("aria-busy")]).toEqual([2, false]);
});
