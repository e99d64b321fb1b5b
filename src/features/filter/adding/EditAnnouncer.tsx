import { useAtomValue } from "jotai";
import type { Locale } from "../../../lib/locale.js";
import { type Announcement, Announcer } from "../../../list-editor/index.js";
import { conditionLabel } from "../condition-label.js";
import type { ConditionVariants } from "../conditions/index.js";
import { filterWords } from "../messages.js";
import type { FilterModel } from "../model.js";
import { addingWords } from "./messages.js";

/** Announces what an edit did, for those who do not see it. */
export function EditAnnouncer({ model }: { model: FilterModel }) {
  const { locale } = useAtomValue(model.atoms.settings);
  return (
    <Announcer
      announcement={model.atoms.announcement}
      format={(announcement) => announcementText(announcement, locale, model.conditions)}
    />
  );
}

function announcementText(announcement: Announcement, locale: Locale, conditions: ConditionVariants): string {
  const [words, all] = [addingWords[locale], filterWords[locale]];
  if ("count" in announcement) return words[announcement.kind](announcement.count);
  if (!("type" in announcement)) return words[announcement.kind];
  const label = conditionLabel(announcement.type, locale, conditions);
  if (announcement.kind === "moved") return words.moved(label, announcement.number);
  return words[announcement.kind](all.heading(announcement.number, label));
}
