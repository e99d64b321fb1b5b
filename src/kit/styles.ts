import addStrip from "./add-strip.css?inline";
import alertRegion from "./alert-region.css?inline";
import base from "./base.css?inline";
import button from "./button.css?inline";
import checkbox from "./checkbox.css?inline";
import dialog from "./dialog.css?inline";
import field from "./field.css?inline";
import footer from "./footer.css?inline";
import iconButton from "./icon-button.css?inline";
import notice from "./notice.css?inline";
import numberField from "./number-field.css?inline";
import panel from "./panel.css?inline";
import segmented from "./segmented.css?inline";
import statusRegion from "./status-region.css?inline";
import switchControl from "./switch.css?inline";
import textArea from "./text-area.css?inline";
import textField from "./text-field.css?inline";
import timeField from "./time-field.css?inline";
import tokens from "./tokens.css?inline";
import toolbar from "./toolbar.css?inline";

/**
 * Style texts of the kit, in the order of the cascade: tokens, ground, components. Give each text one
 * `CSSStyleSheet` and adopt the same sheets in every shadow root.
 */
export const kitStyles: readonly string[] = [
  tokens,
  base,
  button,
  iconButton,
  field,
  textField,
  textArea,
  numberField,
  timeField,
  segmented,
  switchControl,
  checkbox,
  notice,
  alertRegion,
  statusRegion,
  panel,
  toolbar,
  addStrip,
  footer,
  dialog,
];
