import { fold, foldedMatches, type TextRange } from "./fold.js";
import { escaped, irregular, isRegular, regularRanges } from "./regular-text.js";

/** Many texts that are searched again and again, by their places. */
export interface TextSearch {
  /** Does now what the first search would do before it can begin. */
  prepare(): void;
  /** Returns a test of an index: true when the text there contains the query, compared as `fold` does or exactly. */
  matcher(query: string): (index: number) => boolean;
  /** Keeps those of these indices whose texts contain the query, in their order. */
  keep(indices: Uint32Array, query: string): Uint32Array;
}

/**
 * Ranges of a text in which the query is found: what `foldedMatches` says, for many texts with one query. In regular
 * texts the expression that found them tells it too, at a tenth of the price.
 */
export function foldedRanges(query: string): (text: string) => readonly TextRange[] {
  const wanted = fold(query);
  const compare = (text: string) => foldedMatches(text, query);
  if (wanted === "" || wanted.length > longestExpression) return compare;
  const expression = new RegExp(spellings(wanted), "g");
  const range = ({ index, 0: { length } }: RegExpExecArray) => ({ start: index, end: index + length });
  return (text) => (isRegular(text) ? [...text.matchAll(expression)].map(range) : compare(text));
}

/**
 * Searches by `fold` without keeping a folded copy of every text: nearly all characters fold by themselves, whatever
 * stands beside them, so the query becomes an expression that names every spelling of each of its characters. Only
 * texts with other characters (㈱, half-width voiced kana, combining marks) are folded, once, at the first search.
 * `keepBy` says of places those whose texts an expression finds: who knows where the texts lie spares a call for each.
 */
export function createTextSearch(
  count: number,
  textAt: (index: number) => string,
  keepBy: (indices: Uint32Array, expression: RegExp) => Uint32Array = (indices, expression) =>
    indices.filter((index) => expression.test(textAt(index))),
): TextSearch {
  let folded: ReadonlyMap<number, string> | undefined;
  const prepared = () => {
    folded ??= foldIrregular();
    return folded;
  };
  return {
    prepare() {
      prepared();
      variants();
    },
    matcher,
    keep(indices, query) {
      const wanted = fold(query);
      const alone = wanted !== "" && wanted.length <= longestExpression && prepared().size === 0;
      return alone ? keepBy(indices, spellings(wanted)) : indices.filter(matcher(query));
    },
  };

  /** By `keepBy` too: when the first letter comes, the browser has made fast what looks at all texts. */
  function foldIrregular(): Map<number, string> {
    const indices = new Uint32Array(count);
    for (let index = 0; index < count; index++) indices[index] = index;
    return new Map([...keepBy(indices, irregular)].map((index) => [index, fold(textAt(index))]));
  }

  function matcher(query: string): (index: number) => boolean {
    const wanted = fold(query);
    if (wanted === "") return () => true;
    if (wanted.length > longestExpression) return byFolding(textAt, query);
    const keys = prepared();
    const regular = spellings(wanted);
    return (index) => {
      const text = textAt(index);
      const key = keys.size === 0 ? undefined : keys.get(index);
      // Folding alone would lose a base that composes with the mark after it, hence the exact look.
      return key === undefined ? regular.test(text) : key.includes(wanted) || text.includes(query);
    };
  }
}

/** Engines refuse expressions for much longer queries. Nobody types one, but a whole letter may be pasted. */
const longestExpression = 200;

function byFolding(textAt: (index: number) => string, query: string): (index: number) => boolean {
  const wanted = fold(query);
  return (index) => {
    const text = textAt(index);
    return text.includes(query) || fold(text).includes(wanted);
  };
}

/** Finds the texts in which some spelling of the folded query stands, blanks between its characters aside. */
function spellings(wanted: string): RegExp {
  const known = variants();
  const blank = known.get("") ?? "";
  const parts = [...wanted].map((character) => {
    const others = known.get(character);
    return others === undefined ? escapedText(character) : `[${others}]`;
  });
  return new RegExp(parts.join(`[${blank}]*`));
}

let knownVariants: ReadonlyMap<string, string> | undefined;

/** The regular characters by what they fold to, as the inside of a character class; those with one spelling are left out. */
function variants(): ReadonlyMap<string, string> {
  knownVariants ??= findVariants();
  return knownVariants;
}

function findVariants(): Map<string, string> {
  const found = new Map<string, string>();
  for (const [from, to] of regularRanges) {
    // Kanji fold to themselves; looking at each of them would take longer than the search.
    if (to - from > 1000) continue;
    for (let code = from; code <= to; code++) {
      const key = fold(String.fromCharCode(code));
      found.set(key, (found.get(key) ?? "") + escaped(code));
    }
  }
  return found;
}

function escapedText(text: string): string {
  return text.replace(/[\s\S]/g, (unit) => escaped(unit.charCodeAt(0)));
}
