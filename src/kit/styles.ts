import addStrip from "./add-strip.css?inline";
import alertRegion from "./alert-region.css?inline";
import base from "./base.css?inline";
import button from "./button.css?inline";
import checkbox from "./checkbox.css?inline";
import field from "./field.css?inline";
import footer from "./footer.css?inline";
import iconButton from "./icon-button.css?inline";
import notice from "./notice.css?inline";
import panel from "./panel.css?inline";
import statusRegion from "./status-region.css?inline";
import tokens from "./tokens.css?inline";

/**
 * Style texts of what every editor shows at once, in the order of the cascade: tokens, ground, components. Widgets that
 * are loaded on their own bring theirs along (`useSheet`).
 */
export const kitStyles: readonly string[] = [
  tokens,
  base,
  button,
  iconButton,
  field,
  checkbox,
  notice,
  alertRegion,
  statusRegion,
  panel,
  addStrip,
  footer,
];
