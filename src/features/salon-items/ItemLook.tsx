import type { SalonItem, SalonItemKind } from "../../api/salon-items.js";
import { groupDigits } from "../../lib/digits.js";
import { pageAddress } from "../../lib/page-address.js";
import { safeUrl } from "../../lib/safe-url.js";
import { useSalonSettings } from "../salon/index.js";
import { colorOf } from "./colors.js";
import { isImageAddress } from "./fields.js";
import { useItemWords } from "./items-context.js";

/** Looks of a course or resource in its row. A text never stands on its colour. */
export function ItemLook({ kind, item }: { kind: SalonItemKind; item: SalonItem }) {
  const { words } = useSalonSettings();
  const own = useItemWords(kind);
  const color = colorOf(item.color);
  // An address that could not be saved as one is none either: an empty address would be that of the page.
  const icon = isImageAddress(item.iconUrl ?? "") ? safeUrl(item.iconUrl, pageAddress()) : null;
  const price = item.price === null ? null : words.yen(item.price);
  const facts =
    kind === "courses"
      ? [
          ...(item.minutes === null ? [] : [own.minutesOf(groupDigits(item.minutes))]),
          price === null ? own.noPrice : own.priceOf(price),
        ]
      : [
          ...(item.capacity === null ? [] : [own.capacityOf(item.capacity)]),
          ...(price === null ? [] : [own.priceOf(price)]),
        ];
  return (
    <span className="salon-item-main">
      {color === null ? (
        <span className="salon-dot is-none" aria-hidden="true" />
      ) : (
        <span className="salon-dot" style={{ backgroundColor: color }} aria-hidden="true" />
      )}
      {icon === null ? null : <img className="salon-item-icon" src={icon} alt="" loading="lazy" />}
      <span className="salon-item-text">
        <strong className="salon-item-name">
          <bdi>{item.name || words.noName}</bdi>
        </strong>
        <span className="salon-facts">
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </span>
      </span>
    </span>
  );
}
