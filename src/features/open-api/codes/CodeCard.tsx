import { useEffect, useRef } from "react";
import type { ServiceCode, ServiceToken } from "../../../api/open-api-tokens.js";
import { Button } from "../../../kit/Button.js";
import { KeyIcon } from "../../../kit/icons.js";
import { isWriting } from "../../../kit/is-writing.js";
import { shortMoment } from "../moment-text.js";
import { useOpenApi, useOpenApiSettings } from "../open-api-context.js";
import { codeName } from "./code-name.js";
import { TokenRow } from "./TokenRow.js";

/** One service code with its tokens. */
export function CodeCard(props: {
  code: ServiceCode;
  /** Those that are shown. */
  tokens: readonly ServiceToken[];
  /** The page has chosen it. */
  isCurrent: boolean;
  now: number;
}) {
  const { code, tokens, isCurrent, now } = props;
  const { model, actions } = useOpenApi();
  const { settings, words, fixed } = useOpenApiSettings();
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isCurrent) return;
    card.current?.scrollIntoView({ block: "nearest" });
    if (model.takeCodeWish(code.id) && !isWriting()) card.current?.focus({ preventScroll: true });
  }, [isCurrent, model, code.id]);
  const name = codeName(code, words);
  const facts = [
    code.lastUsedAt === null ? words.neverCalled : words.lastCall(shortMoment(code.lastUsedAt, words)),
    ...(code.count30d === null ? [] : [words.calls30d(code.count30d)]),
  ];
  return (
    <section
      ref={card}
      role="group"
      aria-label={name}
      aria-current={isCurrent || undefined}
      tabIndex={-1}
      className="open-api-code"
    >
      <div className="open-api-code-head">
        <div className="open-api-code-name">
          <h2>
            <bdi>{name}</bdi>
          </h2>
          {code.description === "" ? null : (
            <p>
              <bdi>{code.description}</bdi>
            </p>
          )}
          <p className="open-api-facts">
            {facts.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </p>
        </div>
        {fixed ? null : (
          <Button
            size="s"
            icon={<KeyIcon />}
            onPress={() => model.dialogs.open({ is: "issue", codeId: code.id })}
          >
            {words.issue}
          </Button>
        )}
        {settings.sections.includes("logs") ? (
          <Button
            size="s"
            onPress={() => {
              actions.chooseCode(code.id);
              actions.showSection("logs");
            }}
          >
            {words.showLogs}
          </Button>
        ) : null}
      </div>
      {code.tokens.length === 0 ? <p className="open-api-hint">{words.noTokens}</p> : null}
      {tokens.length > 0 ? (
        <ul className="open-api-tokens" aria-label={words.tokens}>
          {tokens.map((token) => (
            <li key={token.key}>
              <TokenRow code={code} token={token} now={now} />
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
