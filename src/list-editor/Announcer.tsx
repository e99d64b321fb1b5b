import { type Atom, useAtomValue } from "jotai";
import { useState } from "react";
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
  // What was announced before the list was drawn again, behind the condition of an effect, is no news.
  const [old] = useState(done);
  const isNew = done !== null && done !== old;
  return <StatusRegion text={isNew ? announcementText(done, words, labelOf) : ""} occasion={done} />;
}
