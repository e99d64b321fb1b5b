import { useContext, useState } from "react";
import { FieldContext } from "../../../kit/field-context.js";
import { IconButton } from "../../../kit/IconButton.js";
import { CloseIcon, FormIcon } from "../../../kit/icons.js";
import { joinParts } from "../../../lib/isolate.js";
import { pageAddress } from "../../../lib/page-address.js";
import { safeUrl } from "../../../lib/safe-url.js";
import { VariableType } from "../../../references/index.js";
import { friendWords } from "../messages.js";
import { useFriend } from "./friend-context.js";
import type { VariableControlProps } from "./variable-control-props.js";

/** An image or a PDF: shown, opened in another tab where its address is safe, and taken off. */
export function FileControl({ variable, value, textOf, isReadOnly, onChange }: VariableControlProps) {
  const { settings } = useFriend();
  const words = friendWords[settings.locale];
  const { name, type } = variable;
  // A link cannot be invalid: what is said of it describes it.
  const describedBy = useContext(FieldContext)?.describedBy;
  const [broken, setBroken] = useState<string | null>(null);
  const url = typeof value === "string" ? safeUrl(value, pageAddress()) : null;
  if (value === null)
    return (
      <span className="friend-unset" tabIndex={-1} aria-describedby={describedBy} data-field="value">
        {words.unset}
      </span>
    );
  const file = fileName(textOf(value));
  const face =
    type === VariableType.image && url !== null && broken !== url ? (
      <img
        src={url}
        alt={name}
        loading="lazy"
        decoding="async"
        referrerPolicy="no-referrer"
        onError={() => setBroken(url)}
      />
    ) : (
      <>
        <FormIcon />
        <span>{file}</span>
      </>
    );
  return (
    <div className="friend-file">
      {url === null ? (
        <span className="friend-file-face" title={words.unsafeFile}>
          {face}
        </span>
      ) : (
        <a
          className="friend-file-face"
          href={url}
          aria-label={joinParts([words.open(name), file])}
          aria-describedby={describedBy}
          target="_blank"
          rel="noopener noreferrer"
          data-field="value"
        >
          {face}
        </a>
      )}
      {isReadOnly ? null : (
        <IconButton label={words.clear(name)} icon={<CloseIcon />} edge onPress={() => onChange(null)} />
      )}
    </div>
  );
}

/** Part behind the last slash, as far as it can be read. */
function fileName(address: string): string {
  const last = address.split(/[?#]/)[0]?.split("/").pop() || address;
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}
