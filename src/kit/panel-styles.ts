import panel from "./panel.css?inline";
import panelStrip from "./panel-strip.css?inline";

/** The looks of panels, which only an action shows so far: nobody else waits for them. */
export const panelStyles: readonly string[] = [[panel, panelStrip].join("\n")];
