/** The condition or or-panel that has the focus; on bare ground the one that was pressed there; `null` for neither. */
export function keyAt(at: Element, pressed: Element | null): string | null {
  const ground = at.closest("[data-row]") === null && pressed !== null && at.contains(pressed);
  return (ground ? pressed : at).closest("[data-row]")?.getAttribute("data-row") ?? null;
}

/** Remembers what was pressed last: a press on bare ground focuses nothing that would tell which row was meant. */
export function followPresses(root: ShadowRoot): { last(): Element | null; stop(): void } {
  let last: Element | null = null;
  const remember = ({ target }: Event) => {
    last = target instanceof Element ? target : null;
  };
  root.addEventListener("pointerdown", remember);
  return {
    last: () => last,
    stop: () => root.removeEventListener("pointerdown", remember),
  };
}
