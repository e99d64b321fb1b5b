import { writeClipboard } from "../../../kit/write-clipboard.js";
import type { OpenApiActions } from "../actions.js";
import { createCallsOfWeek } from "../codes/calls-of-week.js";
import type { OpenApiDeps } from "./deps.js";
import { openApiContext, reportFailure } from "./scope.js";
import { createTokenMutations, createTokenReads } from "./tokens.js";
import { createTriggerActionMutations, createTriggerMutations } from "./triggers.js";

/** The actions of the screen that are about the server. */
export interface OpenApiMutations
  extends Pick<
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
    | "saveTrigger"
    | "saveAction"
    | "setActive"
    | "setState"
    | "removeAction"
    | "failed"
    | "report"
  > {}

/** Makes them, each about the server that is shown when it begins. */
export function createMutations(deps: OpenApiDeps): OpenApiMutations {
  const context = openApiContext(deps);
  return {
    ...createTokenMutations(context),
    ...createTokenReads(context),
    ...createTriggerMutations(context),
    ...createTriggerActionMutations(context),
    callsOfWeek: createCallsOfWeek(context),
    copyText: writeClipboard,
    failed: (section, failure) => reportFailure(deps, section, failure),
    report: (section, failure) => deps.report(section, failure),
  };
}
