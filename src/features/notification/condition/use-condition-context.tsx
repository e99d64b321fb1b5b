import { useMemo } from "react";
import type { ConditionContext } from "../../condition-slide/index.js";
import { useNotification, useNotificationSettings } from "../notification-context.js";

/** Context of the condition of a notification. */
export function useConditionContext(): ConditionContext {
  const { services } = useNotification();
  const { settings } = useNotificationSettings();
  return useMemo(() => {
    const { page, moment, reportError } = services;
    const { locale, limits } = settings;
    return {
      settings,
      page,
      lists: page.lists,
      validationContext: () => ({ locale, limits, now: moment(), lists: page.lists }),
      reportError,
    };
  }, [services, settings]);
}
