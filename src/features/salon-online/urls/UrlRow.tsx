import type { SalonItem, SalonItemKind } from "../../../api/salon-items.js";
import type { SalonUrl } from "../../../api/salon-urls.js";
import type { QueryState } from "../../../collection/index.js";
import { Badge } from "../../../kit/Badge.js";
import { Button } from "../../../kit/Button.js";
import { safeUrl } from "../../../lib/safe-url.js";
import { useSalon, useSalonSettings, useWishedFocus } from "../../salon/index.js";
import { itemName } from "../../salon-items/index.js";
import { CopyButton } from "../public-url/CopyButton.js";
import { expiryText, isExpired } from "./url-list.js";
import { useUrlWords } from "./use-url-words.js";

/** One link: where it leads, how often it was opened, and until when it works. */
export function UrlRow(props: {
  url: SalonUrl;
  items: Readonly<Record<SalonItemKind, QueryState<readonly SalonItem[]>>>;
  /** In milliseconds. */
  now: number;
}) {
  const { url, items, now } = props;
  const { model } = useSalon();
  const { words, fixed } = useSalonSettings();
  const own = useUrlWords();
  const row = useWishedFocus<HTMLDivElement>("urls", url.id);
  const name = url.name || words.noName;
  const address = safeUrl(url.url);
  const { noName, deletedCourse, deletedResource } = words;
  const course =
    url.courseId === null ? null : itemName(url.courseId, items.courses, { deleted: deletedCourse, noName });
  const resource =
    url.resourceId === null
      ? null
      : itemName(url.resourceId, items.resources, { deleted: deletedResource, noName });
  return (
    <div ref={row} role="group" aria-label={name} className="salon-url">
      <div className="salon-url-main">
        <strong>
          <bdi>{name}</bdi>
        </strong>
        {address !== null ? (
          <a href={address} target="_blank" rel="noopener">
            <bdi>{url.url}</bdi>
          </a>
        ) : (
          <p className="salon-hint">
            <bdi>{url.url || own.noAddress}</bdi>
          </p>
        )}
        <p className="salon-facts">
          <span>{own.clicks(url.clickCount)}</span>
          {course === null ? null : (
            <span>
              <bdi>{course}</bdi>
            </span>
          )}
          {resource === null ? null : (
            <span>
              <bdi>{resource}</bdi>
            </span>
          )}
          <span>
            <bdi>{expiryText(url, words, own)}</bdi>
          </span>
        </p>
      </div>
      {isExpired(url, now) ? <Badge>{own.expired}</Badge> : null}
      <span className="salon-tools">
        {url.url === "" ? null : <CopyButton text={url.url} />}
        {fixed ? null : (
          <Button
            size="s"
            variant="danger"
            aria-haspopup="dialog"
            onPress={() => model.dialogs.open({ is: "remove-url", id: url.id })}
            data-control="remove"
          >
            {words.remove}
          </Button>
        )}
      </span>
    </div>
  );
}
