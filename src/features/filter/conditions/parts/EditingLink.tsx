import { ExternalIcon } from "../../../../kit/icons.js";

/** Leads to where something is edited, in a new tab: the filter stays as it is. `address` begins with a slash. */
export function EditingLink({ address, text, name }: { address: string; text: string; name: string }) {
  return (
    <a
      className="cond-link"
      // Of this server, whatever `<base>` the page has.
      href={new URL(address, location.origin).href}
      target="_blank"
      rel="noopener"
      aria-label={name}
    >
      {text}
      <ExternalIcon />
    </a>
  );
}
