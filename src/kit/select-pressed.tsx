/** A line of several values is added to. */
const values =
  "input:is([type=text], [type=tel], [type=url], [type=email], [type=password]):not([data-several])";

/**
 * A press into a value of one line that has not got the focus selects it, as in a browser's address bar: what is typed next
 * takes its place. The second press puts the caret; a drag selects what it goes over.
 */
export function selectPressed(root: ShadowRoot): void {
  let entered: EventTarget | null = null;
  root.addEventListener(
    "pointerdown",
    (event) => {
      const { target, button, shiftKey } = event as PointerEvent;
      const isValue = button === 0 && !shiftKey && (target as Element).matches(values);
      entered = isValue && target !== root.activeElement ? target : null;
    },
    true,
  );
  root.addEventListener("click", (event) => {
    const { target, detail } = event as MouseEvent;
    if (target === entered && detail === 1 && target === root.activeElement) {
      const field = target as HTMLInputElement;
      if (field.selectionStart === field.selectionEnd) field.select();
    }
    entered = null;
  });
}
