import { ExternalIcon } from "../kit/icons.js";
import { pageOrigin } from "../lib/page-address.js";

/** Leads to where something is edited, in a new tab: what is edited here stays as it is. `address` begins with a slash. */
export function EditingLink({ address, text, name }: { address: string; text: string; name: string }) {
  return (
    <a
      className="choice-link"
      // The page may have a `<base>`: the address is one of this server all the same.
      href={new URL(address, pageOrigin()).href}
      target="_blank"
      rel="noopener"
      aria-label={name}
    >
      <span>{text}</span>
      <ExternalIcon />
    </a>
  );
}
