import { useEffect, useRef, useState } from "react";
import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { RadioGroup } from "../../src/kit/RadioGroup.js";
import { Segmented } from "../../src/kit/Segmented.js";
import { Tabs } from "../../src/kit/Tabs.js";
import {
  emulate,
  focusedIn,
  Kept,
  type KitStage,
  longestMotion,
  stage,
  startBefore,
} from "./support/kit-stage.js";

const timing = [
  { value: "now", label: "すぐに" },
  { value: "delay", label: "遅らせて" },
  { value: "clock", label: "時刻" },
];
const scopes = [
  { value: "once", label: "この日だけ" },
  { value: "never", label: "なし", hint: "選べません", disabled: true },
  { value: "all", label: "すべて", hint: "過去も" },
];
const tabs = [
  { id: "tags", label: "タグ", count: 6 },
  { id: "vars", label: "友だち情報" },
  { id: "off", label: "予約", disabled: true },
  { id: "history", label: "履歴" },
];

/** Presses keys one after another and says what is focused after each. */
async function walk(on: KitStage, ...keys: string[]): Promise<string[]> {
  const walked: string[] = [];
  for (const key of keys) {
    await userEvent.keyboard(key);
    const focused = focusedIn(on);
    walked.push(
      focused instanceof HTMLInputElement ? focused.value || focused.ariaLabel || "" : nameOf(focused),
    );
  }
  return walked;
}

function nameOf(element: Element | null): string {
  return element?.getAttribute("role") === "tabpanel" ? "panel" : (element?.textContent ?? "");
}

const segmented = (
  start: string,
  changes: string[] = [],
  more: { readOnly?: boolean; disabled?: boolean } = {},
) => (
  <Kept start={start} changes={changes}>
    {(value, change) => (
      <Segmented label="送る時" options={timing} value={value} onChange={change} {...more} />
    )}
  </Kept>
);

describe("Segmented", () => {
  test("is one stop, entered at what is chosen; arrows choose, and go round", async () => {
    const changes: string[] = [];
    const on = await stage(segmented("delay", changes));
    startBefore(on);
    expect(
      await walk(on, "{Tab}", "{ArrowRight}", "{ArrowRight}", "{ArrowLeft}", "{ArrowUp}", "{ArrowDown}"),
    ).toEqual(["delay", "clock", "now", "clock", "delay", "clock"]);
    expect(changes).toEqual(["clock", "now", "clock", "delay", "clock"]);
    expect(await walk(on, "{Tab}", "{Shift>}{Tab}{/Shift}", "{Shift>}{Tab}{/Shift}")).toEqual([
      "after",
      "clock",
      "before",
    ]);
  });

  test("that is readonly shows its choice to the focus, and keeps it", async () => {
    const changes: string[] = [];
    const on = await stage(segmented("delay", changes, { readOnly: true }));
    startBefore(on);
    expect(await walk(on, "{Tab}", "{ArrowRight}", "{ArrowLeft}", " ", "{Tab}")).toEqual([
      "delay",
      "delay",
      "delay",
      "delay",
      "after",
    ]);
    expect(changes).toEqual([]);
  });

  test("that is disabled is passed over", async () => {
    const on = await stage(segmented("delay", [], { disabled: true }));
    startBefore(on);
    expect(await walk(on, "{Tab}")).toEqual(["after"]);
  });

  test.each([{}, { readOnly: true }, { disabled: true }])(
    "tells the chosen from the others in forced colours, %j",
    async (more) => {
      await emulate("forced-colors", "active");
      const on = await stage(segmented("delay", [], more));
      const [now, delay, clock] = looks(on, ".segmented-option");
      expect(now).toEqual(clock);
      expect(delay).not.toEqual(now);
    },
  );

  test("shows the focus in forced colours", async () => {
    await emulate("forced-colors", "active");
    const on = await stage(segmented("delay"));
    startBefore(on);
    await userEvent.keyboard("{Tab}");
    const option = focusedIn(on)?.closest(".segmented-option") as Element;
    expect(getComputedStyle(option).outlineStyle).toBe("solid");
  });
});

describe("RadioGroup", () => {
  const group = (start: string | null, changes: unknown[] = [], disabled = false) => (
    <Kept<string | number | null> start={start} changes={changes}>
      {(value, change) => (
        <RadioGroup label="範囲" options={scopes} value={value} onChange={change} disabled={disabled} />
      )}
    </Kept>
  );

  test("with nothing chosen is entered at its first, which Space chooses", async () => {
    const changes: unknown[] = [];
    const on = await stage(group(null, changes));
    startBefore(on);
    expect(await walk(on, "{Tab}")).toEqual(["once"]);
    expect(changes).toEqual([]);
    expect(await walk(on, " ")).toEqual(["once"]);
    expect(changes).toEqual(["once"]);
  });

  test("arrows choose past what cannot be chosen, and go round; it is one stop", async () => {
    const changes: unknown[] = [];
    const on = await stage(group("once", changes));
    startBefore(on);
    expect(await walk(on, "{Tab}", "{ArrowDown}", "{ArrowDown}", "{ArrowUp}", "{Tab}")).toEqual([
      "once",
      "all",
      "once",
      "all",
      "after",
    ]);
    expect(changes).toEqual(["all", "once", "all"]);
  });

  test("names each choice by its word, and says the hint beside it", async () => {
    const on = await stage(group("once"));
    const all = on.find.getByRole("radio", { name: "すべて", exact: true });
    await expect.element(all).toHaveAccessibleDescription("過去も");
    await expect.element(on.find.getByRole("radiogroup", { name: "範囲" })).toBeVisible();
  });

  test.each([false, true])(
    "tells the chosen from the others in forced colours, disabled: %s",
    async (disabled) => {
      await emulate("forced-colors", "active");
      const on = await stage(group("once", [], disabled));
      const [once, never, all] = looks(on, ".radio-input");
      expect(once).not.toEqual(all);
      expect(once).not.toEqual(never);
    },
  );
});

describe("Tabs", () => {
  const inPlace = (changes: string[] = []) => (
    <Kept start="vars" changes={changes}>
      {(selected, select) => (
        <Tabs
          label="友だち"
          tabs={tabs}
          selected={selected}
          onSelect={select}
          panel={(id) => <p>{`${id} の内容`}</p>}
        />
      )}
    </Kept>
  );

  test("the row is one stop, the next is the panel", async () => {
    const on = await stage(inPlace());
    startBefore(on);
    expect(
      await walk(on, "{Tab}", "{Tab}", "{Tab}", "{Shift>}{Tab}{/Shift}", "{Shift>}{Tab}{/Shift}"),
    ).toEqual(["友だち情報", "panel", "after", "panel", "友だち情報"]);
  });

  test("Alt+F10 leads from a panel back to its tab, unless something in it has the key", async () => {
    const on = await stage(
      <Kept start="vars">
        {(selected, select) => (
          <Tabs
            label="友だち"
            tabs={tabs}
            selected={selected}
            onSelect={select}
            panel={() => (
              <>
                <button type="button">一</button>
                <button type="button" onKeyDown={(event) => event.preventDefault()}>
                  二
                </button>
                <dialog open>
                  <button type="button">三</button>
                </dialog>
              </>
            )}
          />
        )}
      </Kept>,
    );
    const from = async (name: string) => {
      (on.find.getByRole("button", { name }).element() as HTMLElement).focus();
      await userEvent.keyboard("{Alt>}{F10}{/Alt}");
      return nameOf(focusedIn(on));
    };
    expect([await from("一"), await from("二"), await from("三")]).toEqual(["友だち情報", "二", "三"]);
  });

  test("arrows, Home and End select past what is disabled; other keys and the browser's own are let through", async () => {
    const changes: string[] = [];
    const on = await stage(inPlace(changes));
    startBefore(on);
    await userEvent.keyboard("{Tab}");
    expect(
      await walk(on, "{ArrowRight}", "{ArrowRight}", "{ArrowLeft}", "{Home}", "{End}", "{ArrowDown}", "x"),
    ).toEqual(["履歴", "タグ6", "履歴", "タグ6", "履歴", "履歴", "履歴"]);
    await expect.element(on.find.getByRole("tabpanel", { name: "履歴" })).toHaveTextContent("history の内容");
    expect(changes).toEqual(["history", "tags", "history", "tags", "history"]);
    const back = new KeyboardEvent("keydown", {
      key: "ArrowLeft",
      altKey: true,
      bubbles: true,
      cancelable: true,
    });
    expect(focusedIn(on)?.dispatchEvent(back)).toBe(true);
  });

  test("arrows go where they point, also where lines run to the left", async () => {
    const on = await stage(inPlace(), "rtl");
    startBefore(on);
    await userEvent.keyboard("{Tab}");
    expect(await walk(on, "{ArrowLeft}", "{ArrowRight}", "{ArrowRight}")).toEqual([
      "履歴",
      "友だち情報",
      "タグ6",
    ]);
  });

  test("a panel is made when its tab is first opened, and kept with what was typed", async () => {
    const made: string[] = [];
    const on = await stage(
      <Kept start="vars">
        {(selected, select) => (
          <Tabs
            label="友だち"
            tabs={tabs}
            selected={selected}
            onSelect={select}
            panel={(id) => <MadePanel name={id} made={made} />}
          />
        )}
      </Kept>,
    );
    startBefore(on);
    expect(await walk(on, "{Tab}", "{Tab}", "{Tab}")).toEqual(["友だち情報", "panel", "vars"]);
    await userEvent.keyboard("abc{Shift>}{Tab}{Tab}{/Shift}{Home}{End}");
    expect(made).toEqual(["vars", "tags", "history"]);
    // What is hidden is no stop and has no name to be found by.
    expect(await walk(on, "{Tab}", "{Tab}", "{Tab}")).toEqual(["panel", "history", "after"]);
    await expect.element(on.find.getByRole("textbox", { name: "vars" })).not.toBeInTheDocument();
    await userEvent.click(on.find.getByRole("tab", { name: "友だち情報" }));
    await expect.element(on.find.getByRole("textbox", { name: "vars" })).toHaveValue("abc");
    expect(made).toEqual(["vars", "tags", "history"]);
  });

  test("each opened tab names the panel that it controls, and no other does", async () => {
    const on = await stage(inPlace());
    startBefore(on);
    await userEvent.keyboard("{Tab}{ArrowRight}");
    const controlled = [...on.root.querySelectorAll("[role=tab]")].map((tab) => {
      const panel = on.root.getElementById(tab.getAttribute("aria-controls") ?? "none");
      return panel && panel.getAttribute("aria-labelledby") === tab.id && !panel.hidden;
    });
    expect(controlled).toEqual([null, false, null, true]);
  });

  test("its owner can open one that was never opened and go to a field in it", async () => {
    const on = await stage(<FirstError />);
    await userEvent.click(on.find.getByRole("button", { name: "保存" }));
    await expect.poll(() => focusedIn(on)?.getAttribute("aria-label")).toBe("history");
    const tab = on.find.getByRole("tab", { name: "履歴", exact: true });
    await expect.element(tab).toHaveAccessibleDescription("入力エラーが1件あります");
    await expect.element(tab).toHaveTextContent("履歴1");
  });

  test("where the selected tab cannot be used, another is the stop", async () => {
    const on = await stage(
      <Tabs label="友だち" tabs={tabs} selected="off" onSelect={() => {}} panel={(id) => <p>{id}</p>} />,
    );
    startBefore(on);
    expect(await walk(on, "{Tab}", "{Tab}")).toEqual(["タグ6", "panel"]);
  });

  test("says which is selected, in words and in forced colours", async () => {
    await emulate("forced-colors", "active");
    const on = await stage(inPlace());
    await expect
      .element(on.find.getByRole("tab", { name: "友だち情報" }))
      .toHaveAttribute("aria-selected", "true");
    const line = (tab: Element) => getComputedStyle(tab, "::after").content;
    const lines = [...on.root.querySelectorAll(".tab")].map(line);
    expect(lines.map((content) => content !== "none")).toEqual([false, true, false, false]);
  });
});

test("nothing moves for long where the operator wants no motion", async () => {
  await emulate("prefers-reduced-motion", "reduce");
  const on = await stage(segmented("now"));
  expect(longestMotion(on)).toBeLessThanOrEqual(1);
});

function MadePanel({ name, made }: { name: string; made: string[] }) {
  useEffect(() => {
    made.push(name);
  }, [name, made]);
  return <input aria-label={name} />;
}

/** Saving finds something wrong in the last tab, says so on it and goes there. */
function FirstError() {
  const [selected, select] = useState("tags");
  const [wrong, setWrong] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (wrong) place.current?.querySelector<HTMLElement>("[role=tabpanel]:not([hidden]) input")?.focus();
  }, [wrong]);
  const problem = { tone: "danger", count: 1, text: "入力エラーが1件あります" } as const;
  return (
    <div ref={place}>
      <Tabs
        label="友だち"
        tabs={tabs.map((tab) => (wrong && tab.id === "history" ? { ...tab, problem } : tab))}
        selected={selected}
        onSelect={select}
        panel={(id) => <input aria-label={id} />}
      />
      <button
        type="button"
        onClick={() => {
          select("history");
          setWrong(true);
        }}
      >
        保存
      </button>
    </div>
  );
}

/** What can be seen of each without its words. A clear ground is that of the window; two shades of an edge are one. */
function looks({ root }: KitStage, selector: string): string[] {
  return [...root.querySelectorAll(selector)].map((each) => {
    const { borderTopWidth, backgroundColor, outlineStyle } = getComputedStyle(each);
    const clear = / 0\)$/.test(backgroundColor) || backgroundColor === canvasColour();
    return `edge ${borderTopWidth}, outline ${outlineStyle}, ${clear ? "clear" : "filled"}`;
  });
}

/** What the window is painted with in the colours of the moment. */
function canvasColour(): string {
  const probe = document.body.appendChild(document.createElement("i"));
  probe.style.backgroundColor = "Canvas";
  const { backgroundColor } = getComputedStyle(probe);
  probe.remove();
  return backgroundColor;
}
