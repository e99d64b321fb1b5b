import { useMemo } from "react";
import type { ConditionContext } from "../../condition-slide/index.js";
import { useEpisode, useEpisodeSettings } from "../episode-context.js";

/** Context of the condition of a step. */
export function useConditionContext(): ConditionContext {
  const { services } = useEpisode();
  const { settings, fixed } = useEpisodeSettings();
  return useMemo(() => {
    const { page, moment, reportError } = services;
    const { locale, limits } = settings;
    return {
      settings: fixed ? { ...settings, readonly: true } : settings,
      page,
      lists: page.lists,
      validationContext: () => ({ locale, limits, now: moment(), lists: page.lists }),
      reportError,
    };
  }, [services, settings, fixed]);
}
