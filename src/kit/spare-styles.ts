import avatar from "./avatar.css?inline";
import badge from "./badge.css?inline";
import dialog from "./dialog.css?inline";
import progress from "./progress.css?inline";
import sidePanel from "./side-panel.css?inline";
import spareTokens from "./spare-tokens.css?inline";
import { type StyleText, styleText } from "./style-text.js";
import tabs from "./tabs.css?inline";

/** The looks of widgets that few elements show: who shows one adds them, and visitors of the others need not wait for them. */
export const spareStyles: readonly StyleText[] = [
  styleText(spareTokens, avatar, badge, dialog, progress, sidePanel, tabs),
];
