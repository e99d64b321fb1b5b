/**
 * Name of the control with the focus, behind the name of its row and of its group; in a dialog the name of that.
 * `null` where nothing has a name.
 */
export function focusedFieldName(): string | null {
  let at = document.activeElement;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  const field = at?.closest("dialog, [popover], [role=radiogroup]") ?? at;
  const containers = ["[data-row], [role=row]", "[role=group]"].map((each) => field?.closest(each) ?? null);
  return [...new Set([...containers, field].map(nameOf))].filter(Boolean).join(" ") || null;
}

function nameOf(element: Element | null): string {
  if (element === null) return "";
  const root = element.getRootNode() as ShadowRoot | Document;
  const ids = element.getAttribute("aria-labelledby")?.split(" ");
  const labels = ids
    ? ids.map((id) => root.getElementById(id))
    : [...((element as HTMLInputElement).labels ?? [])];
  const own = element.matches("button") ? element : undefined;
  const texts = (labels.length > 0 ? labels : [own]).map((each) => each?.textContent);
  return (element.getAttribute("aria-label") ?? texts.join(" ")).trim();
}
