import { type Atom, useAtomValue } from "jotai";
import { StatusRegion } from "../kit/StatusRegion.js";
import type { Announcement } from "./document-model.js";

/** Says what an edit did, for those who do not see it. */
export function Announcer({
  announcement,
  format,
}: {
  announcement: Atom<Announcement | null>;
  format(announcement: Announcement): string;
}) {
  const done = useAtomValue(announcement);
  return <StatusRegion text={done ? format(done) : ""} />;
}
