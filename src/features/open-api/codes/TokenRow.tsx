import { useAtomValue } from "jotai";
import { useId, useRef } from "react";
import type { ServiceCode, ServiceToken } from "../../../api/open-api-tokens.js";
import { Badge } from "../../../kit/Badge.js";
import { longMoment, shortMoment } from "../moment-text.js";
import { useOpenApi, useOpenApiSettings } from "../open-api-context.js";
import { Refusal } from "../tokens/Refusal.js";
import { TokenField } from "../tokens/TokenField.js";
import { useFocusAfter } from "../tokens/use-focus-after.js";
import { codeOf, TokenTools } from "./TokenTools.js";
import { isOver, tokenState } from "./token-state.js";

/** One token, masked; the token itself as long as somebody has asked to see it. */
export function TokenRow({ code, token, now }: { code: ServiceCode; token: ServiceToken; now: number }) {
  const { model } = useOpenApi();
  const { words, fixed } = useOpenApiSettings();
  const revealed = useAtomValue(model.tokens.atoms.revealed);
  const refusal = useAtomValue(model.atoms.forbidden).get(token.key);
  const refusalId = useId();
  const row = useRef<HTMLDivElement>(null);
  // A row that is revoked goes from under the focus, which stays at its code.
  useFocusAfter(row, codeOf);
  const over = isOver(token, now);
  const secret = revealed?.key === token.key ? revealed.secret : null;
  const facts = [
    words.issuedAt(longMoment(token.issuedAt, words), token.issuedBy),
    token.lastUsedAt === null ? words.neverUsed : words.lastUse(shortMoment(token.lastUsedAt, words)),
  ];
  return (
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
        <TokenTools
          code={code}
          token={token}
          isShown={secret !== null}
          refusalId={refusal === undefined ? undefined : refusalId}
        />
      )}
      {secret === null ? null : <TokenField secret={secret} />}
      <Refusal id={refusalId} lines={refusal} />
    </div>
  );
}
