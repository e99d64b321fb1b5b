import { expect, onTestFinished, test } from "vitest";
import { Checkbox } from "../../src/kit/Checkbox.js";
import { Select } from "../../src/kit/Select.js";
import { Switch } from "../../src/kit/Switch.js";
import { devtools } from "./support/devtools.js";
import { stage } from "./support/kit-stage.js";

/** Lays the page out as on a sheet, until the test is over. */
async function onPaper(): Promise<void> {
  onTestFinished(async () => {
    await devtools("Emulation.setEmulatedMedia", { media: "" });
  });
  await devtools("Emulation.setEmulatedMedia", { media: "print" });
}

test("a closed select has room on paper for all lines of what is chosen", async () => {
  const options = ["短い", "友だち登録から30日以内で一度も予約していない方へのとても長い名前の案内"];
  const on = await stage(
    <div style={{ inlineSize: 200 }}>
      {options.map((label, value) => (
        <Select
          key={label}
          label={label}
          options={options.map((each, at) => ({ value: at, label: each }))}
          value={value}
          onChange={() => undefined}
        />
      ))}
    </div>,
  );
  const heights = () => [...on.root.querySelectorAll("select")].map((each) => each.offsetHeight);
  const [short = 0, long] = heights();
  expect(long).toBe(short);
  await onPaper();
  const [shortOnPaper, longOnPaper] = heights();
  expect(shortOnPaper).toBe(short);
  expect(longOnPaper).toBeGreaterThan(short * 1.5);
});

test("a tick and a switch are printed with their ground, which alone says what is on", async () => {
  const on = await stage(
    <>
      <Checkbox label="あり" checked onChange={() => undefined} />
      <Switch label="通知" checked onChange={() => undefined} />
    </>,
  );
  const drawn = [...on.root.querySelectorAll(".checkbox-input, .switch-track")];
  expect(drawn.map((each) => getComputedStyle(each).printColorAdjust)).toEqual(["exact", "exact"]);
});
