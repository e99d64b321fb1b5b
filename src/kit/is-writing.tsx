/** Whether a field has the focus, in whichever shadow root of the page. */
export function isWriting(): boolean {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active?.matches("input, textarea, select, [contenteditable=true]") === true;
}
