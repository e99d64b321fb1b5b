import { type Message, readMessages } from "../../api/timeline.js";
import { askAgain, type ServerClient } from "../../collection/index.js";
import { editingWords, explainFailure } from "../../editor/index.js";
import type { Failure } from "../../lib/failure.js";
import type { Locale } from "../../lib/locale.js";
import type { PageDeps } from "../../lib/page-deps.js";
import { type PlainData, privateCopy } from "../../lib/plain-data.js";
import { withConfirmed, withMessages } from "./changed-pages.js";
import { isAnswerable } from "./criteria.js";
import { timelineWords } from "./messages.js";
import type { TimelineCriteria } from "./settings.js";
import { createMessages, isShownElsewhere, type MessagePages } from "./source.js";

/** The messages of one element, as what it asks for names them: all that a page or a confirmation does to them. */
export class ShownMessages {
  constructor(
    readonly source: {
      readonly page: PageDeps & { readonly client: ServerClient };
      criteria(): TimelineCriteria;
      server(): string;
      pollSeconds(): number | null;
    },
  ) {}

  of(criteria: TimelineCriteria): MessagePages {
    const server = this.source.server();
    const seconds = this.source.pollSeconds();
    const { client, httpOf } = this.source.page;
    return createMessages(client, criteria, {
      http: httpOf(server),
      server,
      pollMs: seconds !== null && seconds > 0 ? seconds * 1000 : null,
    });
  }

  /** Why it failed, if it did. */
  async refresh(): Promise<Failure | null> {
    const pages = this.#now();
    if (!pages) return null;
    await askAgain(pages);
    const state = pages.state();
    return state.is === "ready" ? state.refreshFailure : null;
  }

  /** Takes over what a page has heard of, whatever it is; in a conversation only what belongs to it. */
  append(messages: unknown): void {
    const { pattern, memberId } = this.source.criteria();
    const friend = pattern === "memberDetail" ? Number(memberId) : null;
    const given = readGiven(messages).filter(
      ({ member_id }) => friend === null || member_id === null || member_id === friend,
    );
    if (given.length > 0) this.#now()?.receive((page) => withMessages(page, given));
  }

  confirmed(ids: readonly number[]): void {
    const isUnconfirmedOnly = this.source.criteria().mode === "uncheck";
    this.#now()?.receive((page) => withConfirmed(page, new Set(ids), isUnconfirmedOnly));
  }

  askAgain(): void {
    void this.#now()?.invalidate();
  }

  /** Message where they could not be loaded, or after a refresh that was asked for has failed; `""` for none. */
  alert(locale: Locale, asked: Failure | null): string {
    const state = this.#now()?.state();
    if (state?.is === "ready" && asked !== null && state.refreshFailure === asked && !isShownElsewhere(asked))
      return explainFailure(asked, editingWords[locale]).join("\n");
    if (state?.is !== "failed" || isShownElsewhere(state.failure)) return "";
    return [timelineWords[locale].failed, ...explainFailure(state.failure, editingWords[locale])].join("\n");
  }

  #now(): MessagePages | null {
    const criteria = this.source.criteria();
    return isAnswerable(criteria) ? this.of(criteria) : null;
  }
}

function readGiven(messages: unknown): readonly Message[] {
  try {
    return readMessages(privateCopy(messages as object) as PlainData);
  } catch {
    return [];
  }
}
