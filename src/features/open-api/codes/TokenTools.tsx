import { useRef, useState } from "react";
import type { ServiceCode, ServiceToken } from "../../../api/open-api-tokens.js";
import { Button } from "../../../kit/Button.js";
import { canCopy } from "../../../kit/copying.js";
import { CopyIcon, EyeIcon, EyeOffIcon } from "../../../kit/icons.js";
import { useOpenApi, useOpenApiSettings } from "../open-api-context.js";
import { useFocusAfter } from "../tokens/use-focus-after.js";

/** Commands for a token that is valid. */
export function TokenTools(props: {
  code: ServiceCode;
  token: ServiceToken;
  isShown: boolean;
  /** Id of the text that says why it may not be shown. */
  refusalId: string | undefined;
}) {
  const { code, token, isShown, refusalId } = props;
  const { model, actions } = useOpenApi();
  const { words } = useOpenApiSettings();
  const [asked, setAsked] = useState<"show" | "copy" | null>(null);
  const isAsking = useRef(false);
  const box = useRef<HTMLDivElement>(null);
  // The one that was pressed goes where its token is over.
  useFocusAfter(box, codeOf);
  async function ask(what: "show" | "copy"): Promise<void> {
    if (isAsking.current) return;
    isAsking.current = true;
    setAsked(what);
    await (what === "show" ? actions.reveal(token) : actions.copyToken(token));
    isAsking.current = false;
    setAsked(null);
  }
  return (
    <div ref={box} className="open-api-token-tools">
      {!isShown ? (
        <Button
          size="s"
          icon={<EyeIcon />}
          busy={asked === "show"}
          busyLabel={words.working}
          unavailable={refusalId !== undefined}
          aria-describedby={refusalId}
          onPress={() => void ask("show")}
        >
          {words.show}
        </Button>
      ) : (
        <Button size="s" icon={<EyeOffIcon />} onPress={model.tokens.hideRevealed}>
          {words.hide}
        </Button>
      )}
      {canCopy() ? (
        <Button
          size="s"
          icon={<CopyIcon />}
          busy={asked === "copy"}
          busyLabel={words.working}
          unavailable={refusalId !== undefined}
          aria-describedby={refusalId}
          onPress={() => void ask("copy")}
        >
          {words.copy}
        </Button>
      ) : null}
      <Button
        size="s"
        variant="danger"
        onPress={() => model.dialogs.open({ is: "revoke", codeId: code.id, tokenKey: token.key })}
      >
        {words.revoke}
      </Button>
    </div>
  );
}

/** The group of the code that this is in. */
export function codeOf(element: HTMLElement): HTMLElement | null {
  return element.closest<HTMLElement>(".open-api-code");
}
