/** True for Tab, with Shift or without: WebKitGTK has another `key` for it with Shift. */
export function isTabKey({ key, code }: Pick<KeyboardEvent, "key" | "code">): boolean {
  return key === "Tab" || code === "Tab";
}
