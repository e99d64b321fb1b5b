import { performWhileShown } from "../../reservation/index.js";
import type { PanelContext, PanelDeps, PanelScope } from "./deps.js";

/** Makes what the mutations are given. */
export function panelContext(deps: PanelDeps): PanelContext {
  const { commands, queries, notify, emit } = deps;

  function getScope(where: "success" | "notice" = "notice"): PanelScope {
    const place = queries.getPlace();
    const { isShown, isSalonShown } = place;
    return {
      ...place,
      announce(text) {
        if (isShown()) notify(text, where);
      },
      emit(event) {
        // It names its reservation, so a page that shows another one can use it.
        if (event.is === "judged" ? isSalonShown() : isShown()) emit(event);
      },
    };
  }

  return {
    ...deps,
    getScope,
    shown(where) {
      const shown = queries.shown();
      if (shown === null) return null;
      const scope = getScope(where);
      return {
        ...{ ...scope, ...shown },
        perform: performWhileShown(commands, scope.isShown),
      };
    },
  };
}
