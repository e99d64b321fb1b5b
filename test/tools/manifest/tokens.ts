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

/** Tokens under one heading of the sheet. */
export interface TokenGroup {
  heading: string;
  tokens: readonly Token[];
}

/** The same in the groups of the sheet, which are headed by comments drawn as lines. */
export function readTokenGroups(css: string): TokenGroup[] {
  const [, ...parts] = css.split(/^[ \t]*\/\* ── /m);
  const seen = new Set<string>();
  return parts.map((part) => {
    const [heading = "", ...rest] = part.split("*/");
    const tokens = readTokens(rest.join("*/")).filter(({ name }) => !seen.has(name));
    for (const { name } of tokens) seen.add(name);
    return { heading: heading.replace(/[\s─]+$/, ""), tokens };
  });
}
