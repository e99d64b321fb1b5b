import { ExternalIcon } from "../../kit/icons.js";
import { useSheet } from "../../kit/sheets.js";
import choosing from "./choosing.css?inline";

/** Leads to where something is edited, in a new tab: what is edited here stays as it is. `address` begins with a slash. */
export function EditingLink({ address, text, name }: { address: string; text: string; name: string }) {
  useSheet(choosing);
  return (
    <a
      className="choice-link"
      // Of this server, whatever `<base>` the page has.
      href={new URL(address, location.origin).href}
      target="_blank"
      rel="noopener"
      aria-label={name}
    >
      <span>{text}</span>
      <ExternalIcon />
    </a>
  );
}
