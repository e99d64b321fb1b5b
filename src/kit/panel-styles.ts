import panel from "./panel.css?inline";
import panelList from "./panel-list.css?inline";
import panelStrip from "./panel-strip.css?inline";

/** The looks of panels, which only editors of steps show: nobody else waits for them. */
export const panelStyles: readonly string[] = [[panel, panelStrip, panelList].join("\n")];
