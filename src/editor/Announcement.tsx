import { useAtomValue } from "jotai";
import type { Atom } from "jotai/vanilla";
import { StatusRegion } from "../kit/StatusRegion.js";
import type { Announced } from "./announcement.js";

/** Reads out what a model announces (`createAnnouncement`). */
export function Announcement({ of }: { of: Atom<Announced> }) {
  const announcement = useAtomValue(of);
  return <StatusRegion text={announcement.text} occasion={announcement} />;
}
