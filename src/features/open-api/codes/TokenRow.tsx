import { useAtomValue } from "jotai";
import { useId, useLayoutEffect, useRef, useState } from "react";
import type { ServiceCode, ServiceToken } from "../../../api/open-api-tokens.js";
import { Badge } from "../../../kit/Badge.js";
import { Button } from "../../../kit/Button.js";
import { CopyIcon, EyeIcon, EyeOffIcon } from "../../../kit/icons.js";
import { useOpenApi, useOpenApiSettings } from "../open-api-context.js";
import { Refusal } from "../tokens/Refusal.js";
import { TokenField } from "../tokens/TokenField.js";
import { longMoment, shortMoment } from "../when.js";
import { isOver, tokenState } from "./token-state.js";

/** One token, masked; the token itself as long as somebody has asked to see it. */
export function TokenRow({ code, token, now }: { code: ServiceCode; token: ServiceToken; now: number }) {
  const { model, actions } = useOpenApi();
  const { words, fixed } = useOpenApiSettings();
  const revealed = useAtomValue(model.tokens.atoms.revealed);
  const refusal = useAtomValue(model.atoms.forbidden).get(token.key);
  const [asked, setAsked] = useState<"show" | "copy" | null>(null);
  const isAsking = useRef(false);
  const refusalId = useId();
  const row = useRef<HTMLDivElement>(null);
  // A row that is revoked goes from under the focus, which stays at its code.
  useLayoutEffect(() => {
    const element = row.current;
    return () => {
      const root = element?.getRootNode() as Document | ShadowRoot | undefined;
      if (element?.contains(root?.activeElement ?? null))
        element.closest<HTMLElement>(".open-api-code")?.focus();
    };
  }, []);
  const over = isOver(token, now);
  const secret = revealed?.key === token.key ? revealed.secret : null;
  async function ask(what: "show" | "copy"): Promise<void> {
    if (isAsking.current) return;
    isAsking.current = true;
    setAsked(what);
    await (what === "show" ? actions.reveal(token) : actions.copyToken(token));
    isAsking.current = false;
    setAsked(null);
  }
  const isRefused = refusal !== undefined;
  const described = isRefused ? refusalId : undefined;
  const facts = [
    words.issuedAt(longMoment(token.issuedAt, words), token.issuedBy),
    token.lastUsedAt === null ? words.neverUsed : words.lastUse(shortMoment(token.lastUsedAt, words)),
  ];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is sent.
    <div ref={row} role="group" aria-label={token.masked} className="open-api-token">
      <div className="open-api-token-name">
        <code>
          <bdi>{token.masked}</bdi>
        </code>
        <Badge tone={over ? undefined : token.expiresAt === null ? "success" : "warning"}>
          {tokenState(token, now, words)}
        </Badge>
        <p className="open-api-facts">
          {facts.map((fact) => (
            <span key={fact}>
              <bdi>{fact}</bdi>
            </span>
          ))}
        </p>
      </div>
      {over || fixed ? null : (
        <div className="open-api-token-tools">
          {secret === null ? (
            <Button
              size="s"
              icon={<EyeIcon />}
              busy={asked === "show"}
              unavailable={isRefused}
              aria-describedby={described}
              onPress={() => void ask("show")}
            >
              {words.show}
            </Button>
          ) : (
            <Button size="s" icon={<EyeOffIcon />} onPress={model.tokens.hideRevealed}>
              {words.hide}
            </Button>
          )}
          <Button
            size="s"
            icon={<CopyIcon />}
            busy={asked === "copy"}
            unavailable={isRefused}
            aria-describedby={described}
            onPress={() => void ask("copy")}
          >
            {words.copy}
          </Button>
          <Button
            size="s"
            variant="danger"
            onPress={() => model.dialogs.open({ is: "revoke", codeId: code.id, tokenKey: token.key })}
          >
            {words.revoke}
          </Button>
        </div>
      )}
      {secret === null ? null : <TokenField secret={secret} />}
      <Refusal id={refusalId} lines={refusal} />
    </div>
  );
}
