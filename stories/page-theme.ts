/** What a page says as `color-scheme`, by the choice in the toolbar. */
export const colorSchemes = { auto: "light dark", light: "light", dark: "dark" } as const;

/** A choice in the toolbar; `auto` follows the system. */
export type PageTheme = keyof typeof colorSchemes;

/** The toolbar's choice, whatever an address or an older link says. */
export function pageThemeOf(chosen: unknown): PageTheme {
  return chosen === "light" || chosen === "dark" ? chosen : "auto";
}
