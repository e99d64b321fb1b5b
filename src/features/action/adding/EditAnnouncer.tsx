import { useAtomValue } from "jotai";
import type { Locale } from "../../../lib/locale.js";
import { type Announcement, Announcer } from "../../../list-editor/index.js";
import type { EffectVariants } from "../effects/index.js";
import { labelOf } from "../heading.js";
import { actionWords } from "../messages.js";
import type { ActionModel } from "../model.js";
import { addingWords } from "./messages.js";

/** Announces what an edit did, for those who do not see it. */
export function EditAnnouncer({ model }: { model: ActionModel }) {
  const { locale } = useAtomValue(model.atoms.settings);
  return (
    <Announcer
      announcement={model.atoms.announcement}
      format={(announcement) => announcementText(announcement, model.effects, locale)}
    />
  );
}

function announcementText(announcement: Announcement, effects: EffectVariants, locale: Locale): string {
  const words = addingWords[locale];
  if ("count" in announcement) return words[announcement.kind](announcement.count);
  // What only filters do is announced by them.
  if (!("type" in announcement))
    return announcement.kind === "undone" || announcement.kind === "redone" ? words[announcement.kind] : "";
  const { kind, type, number } = announcement;
  const label = labelOf(effects, type, locale);
  if (kind === "inverted") return "";
  return kind === "moved"
    ? words.moved(label, number)
    : words[kind](actionWords[locale].heading(number, label));
}
