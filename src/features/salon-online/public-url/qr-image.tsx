import type { OnlineUrl } from "../../../api/salon-online.js";
import { pageAddress } from "../../../lib/page-address.js";
import { safeUrl } from "../../../lib/safe-url.js";

/** Address of the picture of the public page's address; `null` where there is none that may be shown. */
export function qrImage({ qrUrl }: OnlineUrl): string | null {
  return qrUrl === "" ? null : safeUrl(qrUrl, pageAddress());
}
