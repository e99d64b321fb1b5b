import base from "./base.css?inline";
import button from "./button.css?inline";
import iconButton from "./icon-button.css?inline";
import tokens from "./tokens.css?inline";

/** Style texts that every element has, in the order of the cascade: tokens, ground, the buttons. */
export const groundStyles: readonly string[] = [tokens, base, button, iconButton];
