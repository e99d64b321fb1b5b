import { tokyoClock } from "../../lib/dates/days.js";
import { serverNow } from "../../lib/dates/server-clock.js";
import type { ConditionSettings } from "../../list-editor/index.js";
import type { PageLists } from "../../references/index.js";
import type { ConditionContext, ConditionPage } from "../condition-slide/index.js";

/** Context of the condition in a dialog. */
export function dialogConditions(options: {
  /** As they are at each call: the language may change while a dialog is open. */
  settings(): ConditionSettings;
  page: ConditionPage & { readonly lists: PageLists };
  reportError(error: unknown): void;
}): ConditionContext {
  const { page, reportError } = options;
  const { lists } = page;
  return {
    settings: options.settings(),
    page,
    lists,
    validationContext() {
      const { locale, limits } = options.settings();
      return { locale, limits, now: tokyoClock(serverNow()), lists };
    },
    reportError,
  };
}
