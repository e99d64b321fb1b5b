import type { ResourceItem } from "../../api/resources.js";
import { StarFillIcon } from "../../kit/icons.js";
import { badgeHue } from "./badge-hue.js";
import type { PickerWords } from "./words.js";

/** Whether there is more to show of an item than its name. */
export function hasFacts({ type_name, unique, fresh, is_lmp, badge, favorite }: ResourceItem): boolean {
  return Boolean(type_name || unique || fresh || is_lmp || badge || Number(favorite) === 1);
}

/** The short facts at the end of a row. */
export function ItemFacts({ item, words }: { item: ResourceItem; words: PickerWords }) {
  const { type_name, unique, fresh, is_lmp, badge, favorite } = item;
  return (
    <>
      {fresh ? <span className="picker-fresh">{words.fresh}</span> : null}
      {unique ? <span>{words.unique}</span> : null}
      {is_lmp ? <span>{words.lmp}</span> : null}
      {type_name ? <span>{String(type_name)}</span> : null}
      {typeof badge?.text === "string" ? (
        <span className={`picker-badge hue-${badgeHue(badge.color_class)}`}>{badge.text}</span>
      ) : null}
      {Number(favorite) === 1 ? (
        <span className="picker-star" role="img" aria-label={words.favourites}>
          <StarFillIcon />
        </span>
      ) : null}
    </>
  );
}
