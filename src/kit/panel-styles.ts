import panel from "./panel.css?inline";
import panelList from "./panel-list.css?inline";
import { type StyleText, styleText } from "./style-text.js";

/** The looks of panels, which only editors of steps show: nobody else waits for them. */
export const panelStyles: readonly StyleText[] = [styleText(panel, panelList)];
