import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { Select } from "../../src/kit/Select.js";
import { range } from "../../src/lib/range.js";
import { focusedIn, Kept, type KitStage, stage, startBefore } from "./support/kit-stage.js";

const years = range(1926, 2127).map((value) => ({ value, label: `${value}年` }));

/** A select with two hundred options, which are drawn once it is reached. */
function longSelect(changes: number[] = [], start: number | null = 2026) {
  return (
    <Kept<number | null> start={start} changes={changes}>
      {(value, change) => (
        <>
          <Select<number>
            label="年"
            options={years}
            value={value}
            onChange={change}
            placeholder="年"
            drawsWhenReached
          />
          <button type="button" onClick={() => change(1990)}>
            1990年にする
          </button>
        </>
      )}
    </Kept>
  );
}

const selectIn = ({ root }: KitStage) => root.querySelector("select") as HTMLSelectElement;
const shown = (on: KitStage) => selectIn(on).selectedOptions[0]?.label;

test("by keys at once: letters and arrows go from what is chosen, over all of them", async () => {
  const changes: number[] = [];
  const on = await stage(longSelect(changes));
  expect(selectIn(on).options.length).toBeLessThan(3);
  startBefore(on);
  await userEvent.keyboard("{Tab}{ArrowDown}");
  expect([shown(on), changes]).toEqual(["2027年", [2027]]);
  await userEvent.keyboard("{ArrowUp}{ArrowUp}");
  expect(shown(on)).toBe("2025年");
  await userEvent.keyboard("1999");
  expect([focusedIn(on), shown(on)]).toEqual([selectIn(on), "1999年"]);
});

test("what is set from elsewhere is shown, before and after it is reached, and its width stays", async () => {
  const on = await stage(longSelect());
  const width = selectIn(on).offsetWidth;
  const set = on.find.getByRole("button", { name: "1990年にする" });
  (set.element() as HTMLElement).click();
  await expect.poll(() => shown(on)).toBe("1990年");
  expect(selectIn(on).options.length).toBeLessThan(3);
  selectIn(on).focus();
  await expect.poll(() => selectIn(on).options.length).toBe(years.length);
  expect([shown(on), selectIn(on).offsetWidth]).toEqual(["1990年", width]);
});

test("a press of its label or a finger draws them before its list opens", async () => {
  const on = await stage(longSelect());
  const pressed: number[] = [];
  selectIn(on).addEventListener("mousedown", () => pressed.push(selectIn(on).options.length));
  await userEvent.click(selectIn(on));
  expect(pressed).toEqual([years.length]);
});

test("nothing chosen: a letter chooses, an arrow the first", async () => {
  const changes: number[] = [];
  const on = await stage(longSelect(changes, null));
  startBefore(on);
  await userEvent.keyboard("{Tab}2030");
  expect([shown(on), changes.at(-1)]).toEqual(["2030年", 2030]);
});
