/**
 * True when somebody has written this name (rules: token-revoked-by-name): blanks around it do not count, and
 * typed with an input method, letters may be of full width.
 */
export function isNameOf(written: string, name: string): boolean {
  return folded(written) === folded(name);
}

function folded(text: string): string {
  return text.normalize("NFKC").trim();
}
