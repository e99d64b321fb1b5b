/**
 * The Latin letter that a key press means for a command, in lower case: what it types, and where the keyboard writes another
 * script (Cyrillic, Greek, Hebrew, Arabic) what stands at its place. Any other key by its name.
 */
export function letterKey({ key, code }: { key: string; code: string }): string {
  const isForeignLetter = /^\p{L}$/u.test(key) && !/^\p{sc=Latin}$/u.test(key);
  return (isForeignLetter && /^Key[A-Z]$/.test(code) ? code.slice(3) : key).toLowerCase();
}
