import type { Answer } from "../../lib/failure.js";
import type { PlainData } from "../../lib/plain-data.js";
import type { PageLists } from "../../references/index.js";
import type { ConditionPage } from "../condition-slide/index.js";

/** Services that the screen of a sequence asks of its element. */
export interface EpisodeServices {
  page: ConditionPage & { lists: PageLists };
  /** Saves what is unsaved; `false` when it could not be saved. */
  save(): Promise<boolean>;
  /** Calls to the server; the element shows their results: `value`, events and messages. */
  start(): Promise<Answer<PlainData>>;
  remove(): Promise<Answer<PlainData>>;
  link(isLinked: boolean): Promise<Answer<PlainData>>;
  /** Another try to load the sequence that the page has named. */
  loadAgain(): void;
  /** `YYYY-MM-DD HH:mm` in Japan. */
  moment(): string;
  /** Hears of errors that nobody expects. */
  reportError(error: unknown): void;
}
