/**
 * The `ref` of every radio button. Chromium 156 keeps a removed radio button, and all around it, by the name of its group,
 * unless that is empty by then.
 */
export function leaveRadioGroup(input: HTMLInputElement | null): () => void {
  return () => {
    if (input) input.name = "";
  };
}
