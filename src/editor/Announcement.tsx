import { useAtomValue } from "jotai";
import type { Atom } from "jotai/vanilla";
import { StatusRegion } from "../kit/StatusRegion.js";
import type { Said } from "./announcement.js";

/** Reads out what a model announces (`createAnnouncement`). */
export function Announcement({ of }: { of: Atom<Said> }) {
  const said = useAtomValue(of);
  return <StatusRegion text={said.text} occasion={said} />;
}
