import { type IssuedToken, issueToken, revealToken, revokeToken } from "../../../api/open-api-tokens.js";
import { askAgain, createMutation } from "../../../collection/index.js";
import type { IsOpen } from "../../../editor/index.js";
import { writeClipboard } from "../../../kit/write-clipboard.js";
import type { Failure } from "../../../lib/failure.js";
import type { PlainData } from "../../../lib/plain-data.js";
import type { Secret } from "../../../lib/secret.js";
import type { OpenApiActions } from "../actions.js";
import { explainCall } from "../explain.js";
import { openApiWords } from "../messages.js";
import type { OpenApiContext, OpenApiScope } from "./deps.js";

interface OfCode {
  readonly scope: OpenApiScope;
  readonly codeId: number;
  /** Handle of the dialog that asked for it. */
  readonly isOpen: IsOpen;
}

/** The codes as they are now; once, and what failed stands in the section. */
function readCodes({ queries }: OpenApiScope): void {
  void askAgain(queries.codes);
}

/** Issues and revokes tokens. */
export function createTokenMutations({
  client,
  getScope,
  model,
  locale,
  isOnPage,
}: OpenApiContext): Pick<OpenApiActions, "issue" | "closeIssued" | "revoke"> {
  const issue = createMutation<
    OfCode & {
      /** Generation counter: it is raised when all tokens are hidden, and a late answer of an older generation is dropped. */
      readonly generation: number;
    },
    IssuedToken
  >(client, {
    call: ({ scope: { http }, codeId }) => issueToken(http, codeId),
    commit(token, { scope, codeId, generation, isOpen }) {
      const { tokens, dialogs } = model();
      const isFree = dialogs.shown() === null || isOpen();
      // Nobody is there who could see it, or another dialog is open by then; it can be asked for by its key.
      if (!isOnPage() || !scope.isShown() || !isFree) {
        token.secret?.forget();
        // It has done its work: where its element comes back, another press would issue a second one.
        if (isOpen()) dialogs.close();
      } else {
        tokens.issue(token, codeId, generation);
        dialogs.open({ is: "issued" });
      }
      if (scope.isShown()) tokens.hideRevealed();
      readCodes(scope);
    },
    events: ({ key }, { codeId }) => [{ type: "token-issued", serviceCodeId: codeId, tokenKey: key }],
  });

  const revoke = createMutation<OfCode & { readonly key: string }, PlainData>(client, {
    call: ({ scope: { http }, key }) => revokeToken(http, key),
    commit(_, { scope, isOpen }) {
      readCodes(scope);
      if (!scope.isShown()) return;
      model().tokens.hideRevealed();
      if (isOpen()) model().dialogs.close();
    },
    announce: () => openApiWords[locale()].revokedNow,
    events: (_, { codeId, key }) => [{ type: "token-revoked", serviceCodeId: codeId, tokenKey: key }],
  });

  return {
    async issue(codeId) {
      const { tokens, dialogs } = model();
      const about = { codeId, generation: tokens.viewGeneration(), isOpen: dialogs.stillOpen() };
      const answer = await issue({ scope: getScope(), ...about });
      return answer.ok ? null : answer.failure;
    },

    closeIssued() {
      model().tokens.endIssue();
      model().dialogs.close();
    },

    async revoke({ id }, key) {
      const scope = getScope();
      const answer = await revoke({ scope, codeId: id, key, isOpen: model().dialogs.stillOpen() });
      return answer.ok || !scope.isShown() ? null : answer.failure;
    },
  };
}

/** Shows and copies tokens. One goes from the answer into the screen or the clipboard, and nowhere else. */
export function createTokenReads({
  getScope,
  model,
  locale,
  clear,
  isOnPage,
}: OpenApiContext): Pick<OpenApiActions, "reveal" | "copyToken" | "showIssued" | "copyIssued"> {
  const tokens = () => model().tokens;

  /** `null` where another server is shown by then. */
  async function uncensored(scope: OpenApiScope, key: string): Promise<Secret | Failure | null> {
    const answer = await revealToken(scope.http, key);
    if (!scope.isShown()) {
      if (answer.ok) answer.data.forget();
      return null;
    }
    return answer.ok ? answer.data : answer.failure;
  }

  /** 403 is kept at the token: another press would be refused as well. */
  function keepRefusal(key: string, failure: Failure): void {
    if (failure.kind === "forbidden") model().forbid(key, explainCall(failure, locale()));
  }

  function refused(scope: OpenApiScope, key: string, failure: Failure): void {
    keepRefusal(key, failure);
    scope.failed("codes", failure);
  }

  return {
    async reveal({ key }) {
      tokens().hideRevealed();
      const generation = tokens().listGeneration();
      clear("codes");
      const scope = getScope();
      const found = await uncensored(scope, key);
      if (found === null) return;
      if (isFailure(found)) refused(scope, key, found);
      else tokens().reveal(key, found, generation);
    },

    async copyToken({ key }) {
      clear("codes");
      const scope = getScope();
      const found = await uncensored(scope, key);
      if (found === null) return;
      if (isFailure(found)) {
        refused(scope, key, found);
        return;
      }
      const text = isOnPage() ? found.read() : null;
      found.forget();
      const isCopied = text !== null && (await writeClipboard(text));
      const { copied, notCopied } = openApiWords[locale()];
      scope.announce(isCopied ? copied : notCopied);
    },

    async showIssued() {
      const issued = tokens().issued();
      if (issued === null) return null;
      if (issued.secret === null) {
        const generation = tokens().viewGeneration();
        const found = await uncensored(getScope(), issued.key);
        if (found === null) return null;
        if (isFailure(found)) {
          keepRefusal(issued.key, found);
          return found;
        }
        if (generation !== tokens().viewGeneration() || tokens().issued()?.key !== issued.key) {
          found.forget();
          return null;
        }
        tokens().takeIssue(found);
      }
      tokens().showIssue();
      return null;
    },

    async copyIssued() {
      const issued = tokens().issued();
      if (issued === null) return false;
      const found = issued.secret ?? (await uncensored(getScope(), issued.key));
      if (found === null) return false;
      if (isFailure(found)) {
        keepRefusal(issued.key, found);
        return found;
      }
      // Closed meanwhile, or gone: nobody waits for it.
      const text = isOnPage() && tokens().issued()?.key === issued.key ? found.read() : null;
      if (found !== issued.secret) found.forget();
      const isCopied = text !== null && (await writeClipboard(text));
      if (isCopied) tokens().issueCopied();
      return isCopied;
    },
  };
}

function isFailure(found: Secret | Failure): found is Failure {
  return "kind" in found;
}
