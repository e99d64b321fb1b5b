import { type ReactNode, useState } from "react";
import { createRoot } from "react-dom/client";
import { expect, onTestFinished } from "vitest";
import { type Locator, page } from "vitest/browser";
import { hueStyles } from "../../../src/kit/hue-styles.js";
import { panelStripStyles } from "../../../src/kit/panel-strip-styles.js";
import { panelStyles } from "../../../src/kit/panel-styles.js";
import { adoptSheets, SheetContext } from "../../../src/kit/sheets.js";
import { spareStyles } from "../../../src/kit/spare-styles.js";
import { kitStyles } from "../../../src/kit/styles.js";
import { toastStyles } from "../../../src/kit/toast-styles.js";
import { devtools } from "./devtools.js";
import { mouse } from "./pointer.js";

/** Widgets on the page in an open shadow root with the kit's sheets, as in an editor. */
export interface KitStage {
  /** Finds things as an operator does, inside the shadow root too. */
  find: Locator;
  root: ShadowRoot;
}

/** Puts widgets on the page, between two fields of the page itself. Gone after the test. */
export async function stage(widgets: ReactNode, direction: "ltr" | "rtl" = "ltr"): Promise<KitStage> {
  const place = document.createElement("section");
  place.dir = direction;
  const host = document.createElement("div");
  place.append(fieldOfThePage("before"), host, fieldOfThePage("after"));
  const root = host.attachShadow({ mode: "open" });
  adoptSheets(root, [
    ...kitStyles,
    ...hueStyles,
    ...toastStyles,
    ...panelStyles,
    ...panelStripStyles,
    ...spareStyles,
  ]);
  const mount = document.createElement("div");
  mount.className = "mount";
  root.append(mount);
  document.body.append(place);
  // Where the test before left it, it may be over something of this one.
  await mouse.away();
  const react = createRoot(mount);
  onTestFinished(() => {
    react.unmount();
    place.remove();
  });
  react.render(<SheetContext value={(text) => adoptSheets(root, [text])}>{widgets}</SheetContext>);
  await expect.poll(() => mount.childElementCount).toBeGreaterThan(0);
  return { find: page.elementLocator(place), root };
}

/** Keeps a value for a controlled widget, as its owner would, and remembers what it was told. */
export function Kept<T>({
  start,
  changes,
  children,
}: {
  start: T;
  changes?: unknown[];
  children(value: T, change: (value: T) => void): ReactNode;
}) {
  const [value, setValue] = useState(start);
  return children(value, (next) => {
    changes?.push(next);
    setValue(next);
  });
}

/** A field outside of the editor, to come from and to go to by Tab. */
function fieldOfThePage(label: string): HTMLInputElement {
  const field = document.createElement("input");
  field.setAttribute("aria-label", label);
  return field;
}

/** Gives the focus to the page's field before the widgets. */
export function startBefore({ root }: KitStage): void {
  (root.host.previousElementSibling as HTMLElement).focus();
}

/** What has the focus, looked for inside the shadow root too. */
export function focusedIn({ root }: KitStage): Element | null {
  return root.activeElement ?? document.activeElement;
}

/** Has the browser say that the operator wants it so; taken back after the test. */
export async function emulate(
  feature: "forced-colors" | "prefers-reduced-motion",
  value: string,
): Promise<void> {
  onTestFinished(async () => {
    await devtools("Emulation.setEmulatedMedia", { features: [] });
  });
  await devtools("Emulation.setEmulatedMedia", { features: [{ name: feature, value }] });
  expect(matchMedia(`(${feature}: ${value})`).matches).toBe(true);
}

/** The longest animation or transition of anything on the stage, in milliseconds. */
export function longestMotion({ root }: KitStage): number {
  const styles = [...root.querySelectorAll("*")].flatMap((each) =>
    [null, "::before", "::after"].map((pseudo) => getComputedStyle(each, pseudo)),
  );
  const durations = styles.flatMap(({ animationDuration, animationIterationCount, transitionDuration }) => {
    const rounds = animationIterationCount === "infinite" ? Number.POSITIVE_INFINITY : 1;
    const animations = animationDuration.split(",").map((text) => milliseconds(text) * rounds || 0);
    return [...animations, ...transitionDuration.split(",").map(milliseconds)];
  });
  return Math.max(...durations);
}

function milliseconds(text: string): number {
  const figure = Number.parseFloat(text) || 0;
  return text.trim().endsWith("ms") ? figure : figure * 1000;
}
