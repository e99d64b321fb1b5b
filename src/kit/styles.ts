import addStrip from "./add-strip.css?inline";
import base from "./base.css?inline";
import button from "./button.css?inline";
import checkbox from "./checkbox.css?inline";
import chip from "./chip.css?inline";
import dateField from "./date-field.css?inline";
import emptyState from "./empty-state.css?inline";
import field from "./field.css?inline";
import fieldTokens from "./field-tokens.css?inline";
import footer from "./footer.css?inline";
import iconButton from "./icon-button.css?inline";
import listbox from "./listbox.css?inline";
import marked from "./marked.css?inline";
import menu from "./menu.css?inline";
import notice from "./notice.css?inline";
import numberField from "./number-field.css?inline";
import paper from "./paper.css?inline";
import popover from "./popover.css?inline";
import radioGroup from "./radio-group.css?inline";
import reorderHandle from "./reorder-handle.css?inline";
import rowCheckbox from "./row-checkbox.css?inline";
import segmented from "./segmented.css?inline";
import select from "./select.css?inline";
import skeleton from "./skeleton.css?inline";
import statusRegion from "./status-region.css?inline";
import { type StyleText, styleText } from "./style-text.js";
import switchSheet from "./switch.css?inline";
import textArea from "./text-area.css?inline";
import textField from "./text-field.css?inline";
import timeField from "./time-field.css?inline";
import tokens from "./tokens.css?inline";
import toolbar from "./toolbar.css?inline";
import widgetTokens from "./widget-tokens.css?inline";

/* In the order of the cascade: what everything stands on, fields, what is made of them. */

const ground = [tokens, fieldTokens, widgetTokens, base, button, iconButton];

const fields = [
  field,
  checkbox,
  dateField,
  listbox,
  numberField,
  radioGroup,
  rowCheckbox,
  segmented,
  select,
  switchSheet,
  textArea,
  textField,
  timeField,
];

const others = [
  addStrip,
  chip,
  emptyState,
  skeleton,
  footer,
  marked,
  menu,
  notice,
  popover,
  reorderHandle,
  statusRegion,
  toolbar,
  paper,
];

/** The looks of all widgets. One text makes one sheet: with one for each widget every element would be matched against forty. */
export const kitStyles: readonly StyleText[] = [styleText(...ground, ...fields, ...others)];
