import type { ConsoleContext } from "../element-base/index.js";
import type { ConditionContext, ConditionPage } from "../features/condition-slide/index.js";
import { tokyoClock } from "../lib/dates/days.js";
import { serverNow } from "../lib/dates/server-clock.js";
import type { ListEditorSettings } from "../list-editor/index.js";
import type { PageLists } from "../references/index.js";

/** What conditions in a dialog need of a screen that is no list editor itself. */
export function dialogSettings(
  { abilities = [], triggerContext = null, limits }: ConsoleContext,
  { locale, readonly }: Pick<ListEditorSettings, "locale" | "readonly">,
): ListEditorSettings {
  return {
    locale,
    swatch: null,
    disabledTypes: [],
    abilities,
    triggerContext,
    limits: { commonVarMin: limits?.commonVarMin ?? 0, commonVarMax: limits?.commonVarMax ?? 0 },
    finishLabel: null,
    cancelable: false,
    readonly,
    disabled: false,
  };
}

/** What the condition in a dialog is given. */
export function dialogConditions(options: {
  /** As they are at each call: the language may change while a dialog is open. */
  settings(): ListEditorSettings;
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
