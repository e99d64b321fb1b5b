/** True while a field has the focus, and no list that is closed, in whichever shadow root of the page. */
export function isWriting(): boolean {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return (
    active?.matches("input:not([data-key-place=list]), textarea, select, [contenteditable=true]") === true
  );
}
