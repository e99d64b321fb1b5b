/** How a page is lit: as the system is, or as `?theme=` says. */
export type Theme = "auto" | "light" | "dark";

export const themes: readonly { readonly theme: Theme; readonly label: string }[] = [
  { theme: "auto", label: "自動" },
  { theme: "light", label: "明" },
  { theme: "dark", label: "暗" },
];

export function themeOf(query: string | undefined): Theme {
  return query === "light" || query === "dark" ? query : "auto";
}

/** A link within the host that keeps the theme. Nothing is stored, so a page looks the way its address says. */
export function themed(path: string, theme: Theme): string {
  if (theme === "auto") return path;
  return `${path}${path.includes("?") ? "&" : "?"}theme=${theme}`;
}
