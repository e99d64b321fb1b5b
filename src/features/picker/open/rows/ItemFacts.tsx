import type { ResourceItem } from "../../../../api/resources.js";
import { StarFillIcon } from "../../../../kit/icons.js";
import { isFavourite } from "../../list/catalogue.js";
import { isSet } from "../../list/flags.js";
import type { OpenListWords } from "../messages.js";
import { badgeHue } from "./badge-hue.js";

/** True where there is more to show of an item than its name. */
export function hasFacts(item: ResourceItem): boolean {
  const { type_name, unique, fresh, is_lmp, badge } = item;
  return Boolean(type_name || unique || fresh || is_lmp || badge || isFavourite(item));
}

/** The short facts at the end of a row. Its star is silent where the row `isDescribed` by its favourites' heading. */
export function ItemFacts({
  item,
  words,
  isDescribed,
}: {
  item: ResourceItem;
  words: OpenListWords;
  isDescribed: boolean;
}) {
  const { type_name, unique, fresh, is_lmp, badge } = item;
  return (
    <>
      {isSet(fresh) ? <span className="picker-fresh">{words.fresh}</span> : null}
      {isSet(unique) ? <span>{words.unique}</span> : null}
      {isSet(is_lmp) ? <span>{words.lmp}</span> : null}
      {typeof type_name === "string" && type_name !== "" ? <span>{type_name}</span> : null}
      {typeof badge?.text === "string" ? (
        <span className={`picker-badge hue-${badgeHue(badge.color_class)}`}>{badge.text}</span>
      ) : null}
      {isFavourite(item) ? (
        <span className="picker-star" role="img" aria-label={words.favourites} aria-hidden={isDescribed}>
          <StarFillIcon />
        </span>
      ) : null}
    </>
  );
}
