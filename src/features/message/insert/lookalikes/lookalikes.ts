import { fold } from "../../../../lib/fold.js";
import type { Names, PageLists } from "../../../../references/index.js";
import type { ItemPart, MessageSettings } from "../../placeholders/definition.js";
import { placeholderLabel } from "../../placeholders/describe.js";
import { isWritable, type Placeholder, placeholders, readPlaceholder } from "../../placeholders/index.js";
import { readText } from "../../text/read-text.js";
import { searchWords } from "../search-words/messages.js";
import { distance } from "./distance.js";

/** Brackets that look like a placeholder and are none: the server sends them as they stand. */
export interface Lookalike {
  from: number;
  to: number;
  /** Name of the nearest placeholder. */
  label: string;
}

/** Lists that name them, as they are now. */
export interface LookalikeContext {
  settings: MessageSettings;
  lists: PageLists;
  names: Names;
}

/** Double brackets of either width, with no others in them. Longer ones are a text that happens to stand in brackets. */
const inBrackets = /[[\uff3b]{2}([^[\]\uff3b\uff3d]{1,100})[\]\uff3d]{2}/g;

/** Finds them in a text, or in a run of one. What stands in brackets and comes near no placeholder is a text like others. */
export function createLookalikes(context: LookalikeContext): (text: string) => Lookalike[] {
  const known = new Map<string, string | null>();
  function labelOf(content: string): string | null {
    const label = known.get(content);
    if (label !== undefined) return label;
    const found = nearestTo(content, context);
    known.set(content, found);
    return found;
  }
  return (text) => {
    const found: Lookalike[] = [];
    let at = 0;
    for (const { lead, pieces } of readText(text)) {
      at += lead.length;
      for (const { is, source } of pieces) {
        if (is === "text")
          for (const { 0: brackets, 1: content = "", index } of source.matchAll(inBrackets)) {
            const label = labelOf(content);
            const from = at + index;
            if (label !== null) found.push({ from, to: from + brackets.length, label });
          }
        at += source.length;
      }
    }
    return found;
  };
}

/** The placeholder that was probably meant; `null` where none comes near. */
function nearestTo(content: string, context: LookalikeContext): string | null {
  const { locale } = context.settings;
  const plain = content.normalize("NFKC").trim().replace(/\s+/g, " ");
  if (plain === "") return null;
  // Right but for its width, its blanks, or the brackets around it.
  const meant = readPlaceholder(`[[${plain}]]`);
  if (meant) return placeholderLabel(meant, context.names, locale);
  return itemNamed(plain, context) ?? kindNear(plain)?.label[locale] ?? null;
}

/** An item that is called so. */
function itemNamed(name: string, { lists, names, settings }: LookalikeContext): string | null {
  for (const { item } of placeholders) {
    const placeholder = item && itemOfName(item, name, lists);
    if (placeholder) return placeholderLabel(placeholder, names, settings.locale);
  }
  return null;
}

function itemOfName(
  { list, among, create }: ItemPart<Placeholder>,
  name: string,
  lists: PageLists,
): Placeholder | null {
  const whole = lists.list(list);
  const { source } = (among === "codes" ? whole.coded() : whole).state();
  const id = source?.ids.find((each) => source.items[each]?.name === name);
  if (id === undefined) return null;
  const placeholder = create(id);
  return isWritable(placeholder) ? placeholder : null;
}

/** The kind that it begins like, or from whose words it differs by the least. */
function kindNear(plain: string) {
  const folded = fold(plain);
  const head = fold(plain.split(" ")[0] ?? "");
  let nearest: { differs: number; definition: (typeof placeholders)[number] } | null = null;
  for (const definition of placeholders) {
    const { code, others } = searchWords[definition.name];
    if (beginsLike(folded, code) || folded.startsWith(fold(definition.label.ja))) return definition;
    for (const word of [code, ...others, definition.label.ja, definition.label.en].map(fold)) {
      const differs = Math.min(distance(folded, word), distance(head, word));
      if (differs <= slipsIn(word) && differs < (nearest?.differs ?? Number.POSITIVE_INFINITY))
        nearest = { differs, definition };
    }
  }
  return nearest?.definition ?? null;
}

/** With no letter behind it: `formal` is no form. */
function beginsLike(text: string, code: string): boolean {
  return text.startsWith(code) && !/^\p{L}/u.test(text.slice(code.length));
}

/** So many slips still make the same word. */
function slipsIn(word: string): number {
  return word.length < 4 ? 0 : word.length < 8 ? 1 : 2;
}
