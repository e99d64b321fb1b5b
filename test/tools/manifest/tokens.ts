/** A CSS custom property that a page may override on an element. */
export interface Token {
  name: string;
  default: string;
  description: string;
}

/** Reads the tokens of a style sheet: the first value of each is its default, the comment behind it says what it is. */
export function readTokens(css: string): Token[] {
  const tokens = new Map<string, Token>();
  // Comments that have a line of their own (headings) come before a declaration, never behind one.
  for (const [, name = "", value = "", comment = ""] of css.matchAll(
    /^\s*(--[\w-]+):\s*([^;]+);(?:[ \t]*\/\*\s*(.*?)\s*\*\/)?/gm,
  )) {
    if (!tokens.has(name))
      tokens.set(name, { name, default: value.replace(/\s+/g, " ").trim(), description: comment });
  }
  return [...tokens.values()];
}

/** The names of the tokens that anything is drawn with, by what the sources say. */
export function usedTokens(sources: readonly string[]): Set<string> {
  return new Set(
    sources.flatMap((source) => [...source.matchAll(/var\((--ce-[\w-]+)/g)].map(([, name = ""]) => name)),
  );
}
