import { useAtomValue } from "jotai";
import { useState } from "react";
import type { ServiceCode, ServiceToken } from "../../../api/open-api-tokens.js";
import { useQuery } from "../../../collection/index.js";
import { Checkbox } from "../../../kit/Checkbox.js";
import { EmptyState } from "../../../kit/EmptyState.js";
import { KeyIcon } from "../../../kit/icons.js";
import { Skeleton } from "../../../kit/Skeleton.js";
import { StatusRegion } from "../../../kit/StatusRegion.js";
import { useNow } from "../../../kit/use-now.js";
import { useOnChange } from "../../../kit/use-on-change.js";
import { useOpenApi, useOpenApiSettings } from "../open-api-context.js";
import { SectionAlert } from "../SectionAlert.js";
import { CodeCard } from "./CodeCard.js";
import { isOver } from "./token-state.js";

/** Section of those who may call: the service codes with their tokens. */
export function CodesSection() {
  const { model, actions } = useOpenApi();
  const { words } = useOpenApiSettings();
  const query = actions.queries().codes;
  const state = useQuery(query);
  const chosen = useAtomValue(model.atoms.codeId);
  const [showsOver, setShowsOver] = useState(false);
  const failure = state.is === "failed" ? state.failure : state.is === "ready" ? state.refreshFailure : null;
  const codes = state.data ?? [];
  // Read again: what was shown of it is hidden.
  // Another list is what it waits for.
  useOnChange([state.data, model], () => model.tokens.hideRevealed());
  // One that the page names and nobody has, yet: it is led to once it is read.
  const missing = state.is === "ready" && !codes.some(({ id }) => id === chosen) ? chosen : null;
  const now = useNow();
  return (
    <div className="open-api-section">
      <SectionAlert
        section="codes"
        failure={failure}
        title={words.codesFailed}
        onRetry={() => void query.retry()}
      />
      {state.is === "loading" ? <Skeleton label={words.loading} /> : null}
      {state.is === "ready" && codes.length === 0 ? (
        <EmptyState icon={<KeyIcon size={20} />} title={words.noCodes} />
      ) : null}
      <div className="open-api-tools">
        {codes.length > 0 ? (
          <Checkbox label={words.showRevoked} checked={showsOver} onChange={setShowsOver} />
        ) : null}
        <StatusRegion visible text={missing === null ? "" : words.unknownCode(missing)} />
      </div>
      {codes.length > 0 ? (
        <ul className="open-api-codes" aria-label={words.codes}>
          {codes.map((code) => (
            <li key={code.id}>
              <CodeCard
                code={code}
                tokens={shownTokens(code, now, showsOver)}
                isCurrent={code.id === chosen}
                now={now}
              />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

/** Those that can be used first; then, where they are asked for, those that cannot any more. */
function shownTokens({ tokens }: ServiceCode, now: number, showsOver: boolean): readonly ServiceToken[] {
  const valid = tokens.filter((token) => !isOver(token, now));
  return showsOver ? [...valid, ...tokens.filter((token) => isOver(token, now))] : valid;
}
