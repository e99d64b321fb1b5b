import { useAtomValue } from "jotai";
import type { ReactNode } from "react";
import { Deferred } from "../../kit/Deferred.js";
import { audience } from "./deferred.js";
import type { FilterPartProps } from "./filter-part.js";

/** A filter, and beside it how many friends it reaches, where the page can tell. */
export function AudienceBeside({ children, ...props }: FilterPartProps & { children: ReactNode }) {
  const { model, words } = props;
  const estimate = useAtomValue(model.atoms.estimate).call;
  const explain = useAtomValue(model.atoms.explain).call;
  const isAsked = estimate !== null || explain !== null;
  return (
    <div className={isAsked ? "filter filter-counted" : "filter"}>
      <div className="filter-main">{children}</div>
      {isAsked ? (
        <Deferred
          part={audience}
          words={{ loading: words.loading, failed: words.loadFailed, retry: words.loadAgain }}
        >
          {({ Audience }) => <Audience {...props} />}
        </Deferred>
      ) : null}
    </div>
  );
}
