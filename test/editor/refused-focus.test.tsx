import { act } from "react";
import { expect, test } from "vitest";
import { useRefusedFocus } from "../../src/editor/index.js";
import { render } from "../kit/render.js";

type Fields = Readonly<Record<string, readonly string[]>>;

/** A form of two fields; a group of choices is one by `data-refused`. */
function Form({ refused }: { refused: Fields }) {
  const box = useRefusedFocus(refused);
  return (
    <div ref={box}>
      <input aria-label="名前" />
      <input aria-label="料金" aria-invalid={refused.price ? true : undefined} />
      <div data-refused={refused.days ? "" : undefined}>
        <button type="button">曜日を選ぶ</button>
      </div>
    </div>
  );
}

const focused = () =>
  document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent;

test("the first field that was refused gets the focus, again with each refusal", async () => {
  const { get, update } = await render(<Form refused={{}} />);
  await update(<Form refused={{ price: ["入力してください"], days: ["選択してください"] }} />);
  expect(focused()).toBe("料金");
  act(() => get("[aria-label=名前]").focus());
  await update(<Form refused={{ price: ["入力してください"] }} />);
  expect(focused()).toBe("料金");
  await update(<Form refused={{ days: ["選択してください"] }} />);
  expect(focused()).toBe("曜日を選ぶ");
});
