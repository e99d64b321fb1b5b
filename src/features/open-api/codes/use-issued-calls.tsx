import { useState } from "react";
import { useOpenApi, useOpenApiSettings } from "../open-api-context.js";

/** Calls for the token that was issued, one at a time, and what is said of them. */
export interface IssuedCalls {
  readonly busy: boolean;
  /** Result of the last copy. */
  readonly note: string;
  /** Lines of the alert: the last call has failed. */
  readonly lines: readonly string[];
  say(note: string): void;
  show(): Promise<void>;
  /** True when it was copied. */
  copy(): Promise<boolean>;
}

/** Shows the token again, and copies it. */
export function useIssuedCalls(): IssuedCalls {
  const { actions } = useOpenApi();
  const { words } = useOpenApiSettings();
  const [note, say] = useState("");
  const [lines, setLines] = useState<readonly string[]>([]);
  const [busy, setBusy] = useState(false);
  async function show(): Promise<void> {
    if (busy) return;
    setBusy(true);
    setLines([]);
    const failure = await actions.showIssued();
    setBusy(false);
    if (failure !== null) setLines(actions.report("codes", failure));
  }
  async function copy(): Promise<boolean> {
    if (busy) return false;
    setBusy(true);
    say("");
    setLines([]);
    const copied = await actions.copyIssued();
    setBusy(false);
    if (typeof copied !== "boolean") {
      setLines(actions.report("codes", copied));
      return false;
    }
    say(copied ? words.copied : words.notCopied);
    return copied;
  }
  return { busy, note, lines, say, show, copy };
}
