import { type Atom, useAtomValue } from "jotai";
import { StatusRegion } from "../kit/StatusRegion.js";
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
  announcement,
  words,
  labelOf,
}: {
  announcement: Atom<Announcement<Own> | null>;
  words: AnnouncementWords<Own>;
  labelOf(type: unknown, value: PlainData): string;
}) {
  const done = useAtomValue(announcement);
  return <StatusRegion text={done ? announcementText(done, words, labelOf) : ""} />;
}
