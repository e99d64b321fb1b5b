import checkbox from "../../kit/checkbox.css?inline";
import field from "../../kit/field.css?inline";
import fieldTokens from "../../kit/field-tokens.css?inline";
import hues from "../../kit/hues.css?inline";
import marked from "../../kit/marked.css?inline";
import notice from "../../kit/notice.css?inline";
import popover from "../../kit/popover.css?inline";
import { useSheet } from "../../kit/sheets.js";
import widgetTokens from "../../kit/widget-tokens.css?inline";
import popup from "./popup.css?inline";
import rows from "./rows.css?inline";
import scopes from "./scopes.css?inline";

/** Style texts of the open list, in the order of the cascade: what others need of the kit, then our own. */
export function usePopupStyles(): void {
  useSheet(fieldTokens);
  useSheet(widgetTokens);
  useSheet(hues);
  useSheet(field);
  useSheet(checkbox);
  useSheet(notice);
  useSheet(marked);
  useSheet(popover);
  useSheet(popup);
  useSheet(scopes);
  useSheet(rows);
}
