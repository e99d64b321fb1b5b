import { StepAnnouncer, type StepSource } from "../editor/index.js";
import type { Locale } from "../lib/locale.js";
import type { PlainData } from "../lib/plain-data.js";
import {
  type Announcement,
  type AnnouncementWords,
  announcementText,
  type NoKinds,
  type OwnKinds,
} from "./announcement.js";

/** Says what an edit did, for those who do not see it. `labelOf` says what rows of a type, or with a value, are called. */
export function Announcer<Own extends OwnKinds = NoKinds>({
  model,
  locale,
  words,
  labelOf,
}: {
  model: StepSource<Announcement<Own>>;
  locale: Locale;
  words: AnnouncementWords<Own>;
  labelOf(type: unknown, value: PlainData): string;
}) {
  return (
    <StepAnnouncer
      model={model}
      locale={locale}
      textOf={(done: Announcement<Own>) => announcementText(done, words, labelOf)}
    />
  );
}
