import type { ScreenCommands } from "../../../editor/index.js";
import type { Http } from "../../../lib/http.js";
import type { PlainData, PlainObject } from "../../../lib/plain-data.js";
import type { EpisodeModel } from "../episode-model.js";
import type { SalonPlace } from "../kinds.js";
import type { EpisodeWords } from "../messages.js";

/** Deps that the element gives its mutations. */
export interface EpisodeDeps extends Pick<ScreenCommands, "perform"> {
  /** Calls of the server that is named when they are made. */
  readonly http: Http;
  /** Fires an event of the element. All name their sequence, so they are fired whatever is shown by then. */
  emit(type: "activated" | "deleted" | "linked", detail: PlainObject): void;
  model(): EpisodeModel;
  words(): EpisodeWords;
  /** The salon that the page names, and which of its places it edits; `null` for both. */
  salonId(): number | null;
  attr(): SalonPlace | null;
  /** The page's own address, which takes the place of the calls of a save. */
  finishPath(): string | null;
  /** Says that something was done, or what is to be known besides. */
  notify(kind: "success" | "notice", text: string): void;
  /** A part of what was `sent` is on the server: a draft must know it at once, also where the page goes before the rest is. */
  progressed(sent: PlainData): void;
  /** Drops the draft: the edits are saved, or given up. */
  settled(): void;
  /** Shows a sequence as the server has it now. */
  load(id: number): Promise<void>;
  /** Pickers, effects and conditions of the page read the list of reminders again. */
  listChanged(): void;
}
