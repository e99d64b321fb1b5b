import hues from "../../kit/hues.css?inline";
import marked from "../../kit/marked.css?inline";
import popover from "../../kit/popover.css?inline";
import { useSheet } from "../../kit/sheets.js";
import widgetTokens from "../../kit/widget-tokens.css?inline";
import field from "./field.css?inline";
import popup from "./popup.css?inline";
import rows from "./rows.css?inline";
import scopes from "./scopes.css?inline";

/** Style texts of the picker, brought along: inside other editors it is loaded on its own. */
export function usePickerStyles(): void {
  useSheet(widgetTokens);
  useSheet(hues);
  // Opening and searching must not wait for styles that come with them.
  useSheet(popover);
  useSheet(marked);
  useSheet(field);
  useSheet(popup);
  useSheet(scopes);
  useSheet(rows);
}
