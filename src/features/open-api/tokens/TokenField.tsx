import { useId, useLayoutEffect, useRef } from "react";
import { takesWhole } from "../../../kit/copying.js";
import type { Secret } from "../../../lib/secret.js";
import { useOpenApiSettings } from "../open-api-context.js";
import { useFocusAfter } from "./use-focus-after.js";

/**
 * A token that is shown (`secret`), or that one is there. The text goes from the secret into the field, and is taken out of
 * it again: what React keeps of a component, it keeps longer than anybody looks.
 */
export function TokenField(props: {
  secret: Secret | null;
  /** The operator has copied all of it by hand. */
  onCopied?: () => void;
}) {
  const { secret, onCopied } = props;
  const { words } = useOpenApiSettings();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const input = field.current;
    if (!input) return;
    input.value = secret?.read() ?? words.hiddenToken;
    return () => {
      input.value = "";
    };
  }, [secret, words]);
  // Hidden while it is read: to the button that shows it again.
  useFocusAfter(field, (gone) => gone.closest(".open-api-token")?.querySelector("button"));
  return (
    <div className="field open-api-secret">
      <div className="field-head">
        <label htmlFor={id}>{words.token}</label>
      </div>
      <input
        ref={field}
        id={id}
        type="text"
        className="field-control text-field"
        readOnly
        autoComplete="off"
        spellCheck={false}
        translate="no"
        onCopy={(event) => {
          if (secret !== null && takesWhole(event)) onCopied?.();
        }}
      />
    </div>
  );
}
