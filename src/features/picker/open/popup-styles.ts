import checkbox from "../../../kit/checkbox.css?inline";
import field from "../../../kit/field.css?inline";
import fieldTokens from "../../../kit/field-tokens.css?inline";
import hues from "../../../kit/hues.css?inline";
import marked from "../../../kit/marked.css?inline";
import notice from "../../../kit/notice.css?inline";
import popover from "../../../kit/popover.css?inline";
import widgetTokens from "../../../kit/widget-tokens.css?inline";
import rows from "../rows/rows.css?inline";
import scopes from "../scopes/scopes.css?inline";
import popup from "./popup.css?inline";

/** Style texts of the open list, in the order of the cascade: what others need of the kit, then our own. */
export const popupStyles: readonly string[] = [
  fieldTokens,
  widgetTokens,
  hues,
  field,
  checkbox,
  notice,
  marked,
  popover,
  popup,
  scopes,
  rows,
];
