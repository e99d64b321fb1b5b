import { createElement, type ReactNode, useLayoutEffect, useState } from "react";
import { createPortal } from "react-dom";
import { within } from "storybook/test";
import { hueStyles } from "../src/kit/hue-styles.js";
import { panelStripStyles } from "../src/kit/panel-strip-styles.js";
import { panelStyles } from "../src/kit/panel-styles.js";
import { adoptSheets, SheetContext } from "../src/kit/sheets.js";
import { spareStyles } from "../src/kit/spare-styles.js";
import type { StyleText } from "../src/kit/style-text.js";
import { kitStyles } from "../src/kit/styles.js";
import { toastStyles } from "../src/kit/toast-styles.js";

/** What a story of the kit stands on: an open shadow root with the kit's sheets, as in an editor. */
export interface StageProps {
  theme?: "auto" | "light" | "dark";
  /** Room in px; all there is when left out. */
  width?: number | undefined;
  children: ReactNode;
}

export function Stage({ theme = "auto", width, children }: StageProps) {
  const [stage, setStage] = useState<StageElement | null>(null);
  useLayoutEffect(() => stage?.force(theme), [stage, theme]);
  return (
    <div style={{ maxInlineSize: width }}>
      {createElement("kit-stage", { ref: setStage })}
      {stage ? createPortal(<SheetContext value={stage.adopt}>{children}</SheetContext>, stage.mount) : null}
    </div>
  );
}

/** Queries for what is on the stage; those of the page do not see into a shadow root. */
export function onStage(canvas: HTMLElement) {
  const stage = canvas.querySelector<StageElement>("kit-stage");
  if (!stage) throw new Error("The story has no stage.");
  return within(stage.mount);
}

/** Alerts whose looks have not come yet: until then their colours are those of the browser. */
export function plainNotices(canvas: HTMLElement): Element[] {
  return [...canvas.querySelectorAll<StageElement>("kit-stage")].flatMap(({ mount }) => [
    ...mount.querySelectorAll(".alert-region > :not(.notice)"),
  ]);
}

class StageElement extends HTMLElement {
  readonly mount = document.createElement("div");
  readonly #states = this.attachInternals().states;

  constructor() {
    super();
    const root = this.attachShadow({ mode: "open" });
    adoptSheets(root, [
      ...kitStyles,
      ...hueStyles,
      ...toastStyles,
      ...panelStyles,
      ...panelStripStyles,
      ...spareStyles,
    ]);
    this.mount.className = "mount";
    root.append(this.mount);
  }

  readonly adopt = (text: StyleText) => {
    if (this.shadowRoot) adoptSheets(this.shadowRoot, [text]);
  };

  /** As `theme` on an editor does. */
  force(theme: StageProps["theme"]) {
    this.#states.clear();
    if (theme === "light" || theme === "dark") this.#states.add(theme);
  }
}

if (!customElements.get("kit-stage")) customElements.define("kit-stage", StageElement);
