import { useAtomValue } from "jotai";
import type { ReactNode } from "react";
import { Deferred } from "../../kit/Deferred.js";
import { audience } from "./deferred.js";
import type { FilterPartProps } from "./filter-part.js";

/** A filter, and beside it how many friends it reaches, where the page can tell. */
export function FilterWithAudience({ children, ...props }: FilterPartProps & { children: ReactNode }) {
  const { page, words } = props;
  const { estimate, explain } = useAtomValue(page.audience);
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
