import { fold } from "../../../../lib/fold.js";
import type { PageLists } from "../../../../references/index.js";
import { messageWords } from "../../messages.js";
import { contextKeys, readTrigger } from "../../placeholders/catalogue.js";
import { dateSample, keyLabel } from "../../placeholders/describe.js";
import { type InsertKind, type InsertSettings, offeredKinds } from "../../placeholders/offered.js";
import {
  dateFormats,
  type Placeholder,
  readPlaceholder,
  writePlaceholder,
} from "../../placeholders/placeholder.js";

/** Something that can be put in the place of what is typed behind `[[`. */
export interface Suggestion {
  readonly kind: InsertKind;
  readonly label: string;
  /** The kind and the folder, to tell those of one name apart. */
  readonly note: string;
  /** As it is written; `null` where its parameters are asked for first. */
  readonly source: string | null;
  /** Label and note as searches compare them. */
  readonly folded: string;
}

/** Everything that may be suggested, in the order of the toolbar. What a list does not have yet is not suggested. */
export function suggestionsOf(settings: InsertSettings, lists: PageLists, today: string): Suggestion[] {
  const words = messageWords[settings.locale];
  return offeredKinds(settings).flatMap((kind): Suggestion[] => {
    const note = words.kinds[kind];
    const of = (label: string, source: string | null, folder = "") =>
      suggestion(kind, label, source, note, folder);
    switch (kind) {
      case "emoji":
        return [];
      case "var":
        return items(lists, "varia", kind, note, (id) => ({ kind: "var", id: Number(id) }));
      case "common-var":
        return items(lists, "common_vars", kind, note, (code) => ({ kind, code: String(code) }));
      case "form":
        return items(lists, "form", kind, note, (code) => ({ kind, code: String(code) }));
      case "date":
        return dateFormats.map((format) =>
          of(
            words.withSample(words.delivery(0), dateSample({ add: 0, format }, today) ?? ""),
            writePlaceholder({ kind, add: 0, format }),
          ),
        );
      case "remain":
        return [of(note, null)];
      case "context": {
        const trigger = readTrigger(settings.triggerContext);
        return contextKeys(trigger, settings.abilities).map((known) =>
          of(
            keyLabel(known.key, words, known),
            writePlaceholder({
              kind,
              category: trigger?.category ?? "",
              event: trigger?.event ?? "",
              key: known.key,
              format: known.isMoment ? 1 : null,
            }),
            known.within.join(" › "),
          ),
        );
      }
      default:
        return [of(note, writePlaceholder({ kind }))];
    }
  });
}

function items(
  lists: PageLists,
  list: "varia" | "common_vars" | "form",
  kind: InsertKind,
  note: string,
  placeholderOf: (id: string | number) => Placeholder,
): Suggestion[] {
  const whole = lists.list(list);
  const { source } = (list === "varia" ? whole : whole.coded()).state();
  if (source === null) return [];
  return source.ids.flatMap((id) => {
    const item = source.items[id];
    const written = writePlaceholder(placeholderOf(id));
    // What would not be read again is not offered.
    if (item?.name === undefined || readPlaceholder(written) === null) return [];
    const folder = source.groups[String(item.group_id)]?.name ?? "";
    return [suggestion(kind, item.name, written, note, folder)];
  });
}

function suggestion(
  kind: InsertKind,
  label: string,
  source: string | null,
  kindLabel: string,
  folder: string,
): Suggestion {
  const note = label === kindLabel ? folder : [kindLabel, folder].filter((part) => part !== "").join(" › ");
  return { kind, label, note, source, folded: fold(`${label} ${note}`) };
}
