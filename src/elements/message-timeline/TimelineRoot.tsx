import { useAtomValue } from "jotai";
import { pageDeps } from "../../element-base/index.js";
import { TimelineScreen, type TimelineScreenProps, timelineWords } from "../../features/timeline/index.js";
import { Deferred, usePrefetch } from "../../kit/Deferred.js";
import type { Http } from "../../lib/http.js";
import { savedSearchPart } from "./deferred.js";

interface TimelineRootProps extends Omit<TimelineScreenProps, "savedSearch"> {
  /** How and where its lists are asked for; the same as long as it is the same element. */
  http: Http;
  server(): string;
}

/** The timeline, with the picker of saved searches once it is needed. */
export function TimelineRoot({ http, server, ...props }: TimelineRootProps) {
  const { locale } = useAtomValue(props.model.atoms.settings);
  const words = timelineWords[locale];
  usePrefetch(savedSearchPart);
  return (
    <TimelineScreen
      {...props}
      savedSearch={(choice) => (
        <Deferred
          part={savedSearchPart}
          words={{ loading: words.loading, failed: words.listFailed, retry: words.loadAgain }}
        >
          {({ SavedSearchFilter }) => (
            <SavedSearchFilter
              page={{ locale, page: pageDeps, http, server }}
              label={words.savedSearch}
              {...choice}
            />
          )}
        </Deferred>
      )}
    />
  );
}
