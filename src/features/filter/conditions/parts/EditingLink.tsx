import { ExternalIcon } from "../../../../kit/icons.js";
import { useFilter } from "../../filter-context.js";
import { partWords } from "./words.js";

/** A link to where the thing beside it is edited; the work here stays where it is. `address` begins with a slash. */
export function EditingLink({ address, label }: { address: string; label: string }) {
  const words = partWords[useFilter().settings.locale];
  return (
    // Of this server, whatever `<base>` the page has.
    <a className="cond-link" href={new URL(address, location.origin).href} target="_blank" rel="noopener">
      {label}
      <span className="sr">{words.newTab}</span>
      <ExternalIcon />
    </a>
  );
}
