import { useAtomValue } from "jotai";
import { useEffect, useEffectEvent } from "react";
import { readFlag } from "../../../api/read-fields.js";
import { useQuery } from "../../../collection/index.js";
import { EmptyState } from "../../../kit/EmptyState.js";
import { LinkIcon } from "../../../kit/icons.js";
import { Skeleton } from "../../../kit/Skeleton.js";
import { useNow } from "../../../kit/use-now.js";
import { ListHead, SectionAlert, useSalon, useSalonSettings } from "../../salon/index.js";
import { PublicUrl } from "../public-url/PublicUrl.js";
import { UrlRow } from "./UrlRow.js";
import { shownUrls } from "./url-list.js";
import { useUrlWords } from "./use-url-words.js";

/**
 * Section of the addresses at which customers book: the salon's own address, and links for a course or a person
 * (rules: public-page, salon-urls).
 */
export function UrlsSection() {
  const { model, actions } = useSalon();
  const { words } = useSalonSettings();
  const own = useUrlWords();
  const queries = actions.queries();
  const read = [queries.urls, queries.onlineUrl, queries.items("courses"), queries.items("resources")];
  const state = useQuery(queries.urls);
  useQuery(queries.onlineUrl);
  const items = {
    courses: useQuery(queries.items("courses")),
    resources: useQuery(queries.items("resources")),
  };
  const isShown = useAtomValue(model.atoms.section) === "urls";
  const refresh = useEffectEvent(() => {
    for (const query of read) query.refresh();
  });
  useEffect(() => {
    if (isShown) refresh();
  }, [isShown]);
  // Known where another section has read it; for this one it is not asked for.
  const config = queries.config.state();
  const urls = shownUrls(state.data ?? []);
  const now = useNow();
  return (
    <div className="salon-section">
      <SectionAlert section="urls" queries={read} />
      <PublicUrl isStopped={config.is === "ready" && readFlag(config.data?.enable_online) !== true} />
      <ListHead
        section="urls"
        title={own.urls}
        addLabel={own.add}
        onAdd={() => model.dialogs.open({ is: "add-url" })}
      />
      {state.is === "loading" ? <Skeleton label={words.loading} /> : null}
      {state.is === "ready" && urls.length === 0 ? (
        <EmptyState icon={<LinkIcon size={20} />} title={own.noUrls} />
      ) : null}
      {urls.length > 0 ? (
        <ul className="salon-list salon-card" aria-label={own.urls}>
          {urls.map((url) => (
            <li key={url.id}>
              <UrlRow url={url} items={items} now={now} />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
