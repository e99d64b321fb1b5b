import { resource } from "../store.js";

/* What the open API keeps of programs that call it (rules: token-states). */

/** A service code. Its tokens and figures are kept elsewhere and told with it. */
export interface ServiceCode {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  /** Whether its tokens may be shown again. It is not told: who asks for one hears it. */
  readonly may_reveal: boolean;
}

/** A token as it is kept: by its hash. `token_key` names it and opens nothing. */
export interface ApiToken {
  readonly id: number;
  readonly open_api_code_id: number;
  readonly token_key: string;
  readonly hash: string;
  readonly masked: string;
  readonly issued_at: string;
  readonly issued_by: string;
  readonly last_used_at: string | null;
  readonly expires_at: string | null;
  readonly revoked_at: string | null;
}

/** One call of a program, as `logs` tells it. */
export interface CallLog {
  readonly id: number;
  readonly requested_at: string;
  readonly method: string;
  readonly path: string;
  readonly status_code: number;
  readonly duration_ms: number;
  readonly trigger_id: number | null;
  readonly request_bytes: number;
  readonly error_message: string | null;
  readonly request_id: string;
}

/** A call as it is kept, with whose it is. */
export interface KeptCall extends CallLog {
  readonly open_api_code_id: number;
}

export const serviceCodes = resource<ServiceCode>("open_api_code");

/** Tokens as hashes. */
export const apiTokens = resource<ApiToken>("open_api_token");

/** The demonstration's vault: the tokens themselves, by the ids of their rows, for showing one again. Revoked ones leave it. */
export const tokenVault = resource<string>("open_api_vault");

/** By the id of a code: how many calls a day had whose lines are no longer kept. */
export const dayCounts = resource<Readonly<Record<string, number>>>("open_api_count");

export const callLogs = resource<KeptCall>("open_api_log");
