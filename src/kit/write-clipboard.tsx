/** Puts a text into the clipboard; `false` where the browser does not let us, or has none. */
export async function writeClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
