import { useAtomValue } from "jotai";
import { useEffect, useEffectEvent } from "react";
import { readFlag } from "../../../api/read-fields.js";
import { useQuery } from "../../../collection/index.js";
import { Button } from "../../../kit/Button.js";
import { EmptyState } from "../../../kit/EmptyState.js";
import { LinkIcon, PlusIcon } from "../../../kit/icons.js";
import { Skeleton } from "../../../kit/Skeleton.js";
import { useNow } from "../../../kit/use-now.js";
import { SectionAlert, useSalon, useSalonSettings, useWishedFocus } from "../../salon/index.js";
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
  const { words, fixed } = useSalonSettings();
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
  const add = useWishedFocus<HTMLButtonElement>("urls", null);
  // Known where another section has read it; for this one it is not asked for.
  const config = queries.config.state();
  const urls = shownUrls(state.data ?? []);
  const now = useNow();
  return (
    <div className="salon-section">
      <SectionAlert section="urls" queries={read} />
      <PublicUrl isStopped={config.is === "ready" && readFlag(config.data?.enable_online) !== true} />
      <div className="salon-tools">
        <h2 className="salon-grow">{own.urls}</h2>
        {fixed ? null : (
          <Button
            ref={add}
            variant="primary"
            icon={<PlusIcon />}
            aria-haspopup="dialog"
            onPress={() => model.dialogs.open({ is: "add-url" })}
          >
            {own.add}
          </Button>
        )}
      </div>
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
