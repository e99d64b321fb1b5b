const changing = ["beforeinput", "keydown", "pointerdown", "mousedown", "click"] as const;

/** Lets nobody change what is in the box until the function that it gives is called. The focus stays, and can leave. */
export function holdContent(box: HTMLElement): () => void {
  for (const type of changing) box.addEventListener(type, hold, true);
  // What an input method writes cannot be prevented.
  const fields = [...box.querySelectorAll<HTMLInputElement>("input, textarea")].filter(
    ({ readOnly }) => !readOnly,
  );
  for (const field of fields) field.readOnly = true;
  return () => {
    for (const type of changing) box.removeEventListener(type, hold, true);
    for (const field of fields) field.readOnly = false;
  };
}

function hold(event: Event): void {
  if ("key" in event && leaves(event as KeyboardEvent)) return;
  event.preventDefault();
  event.stopPropagation();
}

/** True for keys that go on or out, copy, or are the browser's. */
function leaves({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return /^(Tab|Escape|F\d+)$/.test(key) || ((ctrlKey || metaKey) && !/^[yz]$/i.test(key));
}
