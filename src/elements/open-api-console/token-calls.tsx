import { loadCallCounts } from "../../api/open-api-calls.js";
import { issueToken, revealToken, revokeToken } from "../../api/open-api-tokens.js";
import { askAgain } from "../../collection/index.js";
import { anchorPeriod, explainCall, type OpenApiActions } from "../../features/open-api/index.js";
import { writeClipboard } from "../../kit/write-clipboard.js";
import { tokyoDay } from "../../lib/dates/days.js";
import { serverNow } from "../../lib/dates/server-clock.js";
import { groupDigits } from "../../lib/digits.js";
import type { Failure } from "../../lib/failure.js";
import type { Locale } from "../../lib/locale.js";
import type { Secret } from "../../lib/secret.js";
import type { OpenApiHere, OpenApiPort } from "./port.js";

type Calls = Pick<
  OpenApiActions,
  | "issue"
  | "reveal"
  | "copyToken"
  | "showIssued"
  | "copyIssued"
  | "closeIssued"
  | "revoke"
  | "callsOfWeek"
  | "copyText"
>;

/** What an operator does with tokens. A token goes from the answer into the screen or the clipboard, and nowhere else. */
export function createTokenCalls(port: OpenApiPort, isHere: () => boolean, locale: () => Locale): Calls {
  const tokens = () => port.model().tokens;

  /** The codes as they are now; once, and what failed stands in the section. */
  const readCodes = (here: OpenApiHere) => void askAgain(here.queries.codes);

  /** `null` where another server is shown by then. */
  async function uncensored(here: OpenApiHere, key: string): Promise<Secret | Failure | null> {
    const answer = await revealToken(here.http, key);
    if (!here.isShown()) {
      if (answer.ok) answer.data.forget();
      return null;
    }
    return answer.ok ? answer.data : answer.failure;
  }

  /** 403 is kept at the token: another press would be refused as well. */
  function keepRefusal(key: string, failure: Failure): void {
    if (failure.kind === "forbidden") port.model().forbid(key, explainCall(failure, locale()));
  }

  function refused(here: OpenApiHere, key: string, failure: Failure): void {
    keepRefusal(key, failure);
    here.failed("codes", failure);
  }

  return {
    async issue(codeId) {
      const turn = tokens().lookTurn();
      const here = port.here();
      const answer = await issueToken(here.http, codeId);
      if (!answer.ok) return answer.failure;
      const token = answer.data;
      // Nobody is there who could see it; it can be asked for by its key.
      if (!isHere() || !here.isShown()) token.secret?.forget();
      else {
        tokens().issue(token, codeId, turn);
        port.model().dialogs.open({ is: "issued" });
      }
      here.emit("token-issued", { serviceCodeId: codeId, tokenKey: token.key });
      if (here.isShown()) tokens().hideRevealed();
      readCodes(here);
      return null;
    },

    async reveal({ key }) {
      tokens().hideRevealed();
      const turn = tokens().listTurn();
      port.model().warn("codes", []);
      const here = port.here();
      const found = await uncensored(here, key);
      if (found === null) return;
      if (isFailure(found)) refused(here, key, found);
      else tokens().reveal(key, found, turn);
    },

    async copyToken({ key }) {
      port.model().warn("codes", []);
      const here = port.here();
      const found = await uncensored(here, key);
      if (found === null) return;
      if (isFailure(found)) {
        refused(here, key, found);
        return;
      }
      const text = isHere() ? found.read() : null;
      found.forget();
      const isCopied = text !== null && (await writeClipboard(text));
      here.announce(isCopied ? port.words().copied : port.words().notCopied);
    },

    async showIssued() {
      const issued = tokens().issued();
      if (issued === null) return null;
      if (issued.secret === null) {
        const turn = tokens().lookTurn();
        const found = await uncensored(port.here(), issued.key);
        if (found === null) return null;
        if (isFailure(found)) {
          keepRefusal(issued.key, found);
          return found;
        }
        if (turn !== tokens().lookTurn() || tokens().issued()?.key !== issued.key) {
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
      const found = issued.secret ?? (await uncensored(port.here(), issued.key));
      if (found === null) return false;
      if (isFailure(found)) {
        keepRefusal(issued.key, found);
        return found;
      }
      // Closed meanwhile, or gone: nobody waits for it.
      const text = isHere() && tokens().issued()?.key === issued.key ? found.read() : null;
      if (found !== issued.secret) found.forget();
      const isCopied = text !== null && (await writeClipboard(text));
      if (isCopied) tokens().issueCopied();
      return isCopied;
    },

    closeIssued() {
      tokens().endIssue();
      port.model().dialogs.close();
    },

    async revoke(code, tokenKey) {
      const here = port.here();
      const answer = await revokeToken(here.http, tokenKey);
      if (answer.ok) readCodes(here);
      if (!here.isShown()) return null;
      if (!answer.ok) return answer.failure;
      tokens().hideRevealed();
      port.model().dialogs.close();
      port.model().announce(port.words().revokedNow);
      here.emit("token-revoked", { serviceCodeId: code.id, tokenKey });
      return null;
    },

    async callsOfWeek(codeId, signal) {
      const period = anchorPeriod({ preset: "7" }, tokyoDay(serverNow()));
      const known = port.model().knownCounts(period);
      const answer = known
        ? ({ ok: true, data: known } as const)
        : await loadCallCounts(port.here().http, period, signal);
      if (!answer.ok) return null;
      const count = answer.data
        .filter(
          ({ date, open_api_code_id }) =>
            open_api_code_id === codeId && date >= period.from && date <= period.to,
        )
        .reduce((sum, { total_count }) => sum + BigInt(total_count), 0n);
      return groupDigits(count);
    },

    copyText: writeClipboard,
  };
}

function isFailure(found: Secret | Failure): found is Failure {
  return "kind" in found;
}
