import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { DateField } from "../../src/kit/DateField.js";
import { Field } from "../../src/kit/Field.js";
import { TimeField } from "../../src/kit/TimeField.js";
import { emulate, focusedIn, Kept, type KitStage, stage, startBefore } from "./support/kit-stage.js";

/** The two native fields: which of their parts comes first is the language's affair, so no key below depends on it. */
const kinds = [
  {
    name: "DateField",
    full: "2026-11-20",
    shape: /^\d{4}-\d{2}-\d{2}$/,
    draw: (props: FieldProps) => <DateField {...props} />,
  },
  {
    name: "TimeField",
    full: "10:30",
    shape: /^\d{2}:\d{2}$/,
    draw: (props: FieldProps) => <TimeField {...props} />,
  },
];

interface FieldProps {
  value: string;
  onChange(value: string): void;
  readOnly?: boolean;
  disabled?: boolean;
}

function input({ root }: KitStage): HTMLInputElement {
  return root.querySelector("input") as HTMLInputElement;
}

describe.each(kinds)("$name", ({ full, shape, draw }) => {
  function inField(changes: string[], more: { readOnly?: boolean; disabled?: boolean; error?: string } = {}) {
    const { error, ...props } = more;
    return (
      <Field label="予約" required error={error}>
        <Kept start={full} changes={changes}>
          {(value, change) => draw({ value, onChange: change, ...props })}
        </Kept>
      </Field>
    );
  }

  async function entered(changes: string[], more = {}): Promise<KitStage> {
    const on = await stage(inField(changes, more));
    startBefore(on);
    await userEvent.keyboard("{Tab}");
    return on;
  }

  test("is entered by Tab, and an arrow changes the part in hand", async () => {
    const changes: string[] = [];
    const on = await entered(changes);
    expect(focusedIn(on)).toBe(input(on));
    await userEvent.keyboard("{ArrowUp}");
    expect(changes).toHaveLength(1);
    expect(changes[0]).toMatch(shape);
    expect(changes[0]).not.toBe(full);
    await userEvent.keyboard("{ArrowDown}");
    expect(changes[1]).toBe(full);
  });

  test("says that nothing is there while a part of it is missing", async () => {
    const changes: string[] = [];
    const on = await entered(changes);
    await userEvent.keyboard("{Backspace}");
    expect(changes).toEqual([""]);
    expect(input(on).validity.badInput).toBe(true);
    // The owner's empty value does not wipe out the parts that are left.
    await userEvent.keyboard("{ArrowUp}");
    await expect.poll(() => changes.length).toBe(2);
    expect(changes[1]).toMatch(shape);
  });

  test("is left by Tab after its parts, forwards and backwards", async () => {
    const on = await entered([]);
    const stops = [];
    for (let at = 0; at < 8 && focusedIn(on) === input(on); at++) {
      stops.push(at);
      await userEvent.keyboard("{Tab}");
    }
    expect(focusedIn(on)?.getAttribute("aria-label")).toBe("after");
    expect(stops.length).toBeGreaterThan(1);
    await userEvent.keyboard("{Shift>}{Tab}{/Shift}");
    expect(focusedIn(on)).toBe(input(on));
  });

  test("that is readonly can be reached and not changed", async () => {
    const changes: string[] = [];
    const on = await entered(changes, { readOnly: true });
    expect(focusedIn(on)).toBe(input(on));
    await userEvent.keyboard("{ArrowUp}{Backspace}1");
    expect([changes, input(on).value]).toEqual([[], full]);
  });

  test("that is disabled is passed over", async () => {
    const on = await entered([], { disabled: true });
    expect(focusedIn(on)?.getAttribute("aria-label")).toBe("after");
  });

  test("has its field's name and error, and says that it is required", async () => {
    const on = await stage(inField([], { error: "入力してください。" }));
    const field = on.find.getByLabelText("予約");
    await expect.element(field).toHaveAttribute("aria-required", "true");
    await expect.element(field).toHaveAttribute("aria-invalid", "true");
    await expect.element(field).toHaveAccessibleDescription("入力してください。");
  });

  test("shows an error and the focus in forced colours", async () => {
    await emulate("forced-colors", "active");
    const wrong = await stage(inField([], { error: "入力してください。" }));
    const right = await stage(inField([]));
    const edge = (on: KitStage) => getComputedStyle(input(on)).borderTopWidth;
    expect([edge(wrong), edge(right)]).toEqual(["2px", "1px"]);
    startBefore(right);
    await userEvent.keyboard("{Tab}");
    expect(getComputedStyle(input(right)).outlineStyle).toBe("solid");
  });
});
