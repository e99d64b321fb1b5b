import { graphemesOf } from "../lib/graphemes.js";
import { pageAddress } from "../lib/page-address.js";
import { safeUrl } from "../lib/safe-url.js";

/** Somebody's picture, over the first character of the name, which shows as long as there is none. Beside the name itself. */
export function Avatar({ name, url }: { name: string; url: string | null }) {
  const address = safeUrl(url, pageAddress());
  return (
    <span className="avatar" aria-hidden="true">
      <span>{initialOf(name)}</span>
      {address === null ? null : (
        <img src={address} alt="" loading="lazy" decoding="async" referrerPolicy="no-referrer" />
      )}
    </span>
  );
}

function initialOf(name: string): string {
  for (const first of graphemesOf(name)) return first;
  return "";
}
