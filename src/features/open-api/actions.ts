import type { ServiceCode, ServiceToken } from "../../api/open-api-tokens.js";
import type { Trigger, TriggerAction, TriggerActionBody } from "../../api/open-api-triggers.js";
import type { Answer, Failure } from "../../lib/failure.js";
import type { PlainData, PlainObject } from "../../lib/plain-data.js";
import type { ConditionContext } from "../condition-slide/index.js";
import type { OpenTrigger } from "./open-trigger.js";
import type { OpenApiQueries } from "./queries.js";
import type { SectionName } from "./settings.js";

/** Outcome of a save of a trigger. */
export type TriggerSave =
  | { readonly is: "saved"; readonly trigger: Trigger }
  /** Others have changed it since; `null` where nobody says what it is now. */
  | { readonly is: "stale"; readonly current: Trigger | null; readonly failure: Failure }
  | { readonly is: "failed"; readonly failure: Failure };

/** Actions of the screen. Promises resolve when the server has answered and the screen shows it. */
export interface OpenApiActions {
  queries(): OpenApiQueries;
  /** The operator shows another section. */
  showSection(section: SectionName): void;
  /** The operator chooses whose log is shown. */
  chooseCode(id: number): void;
  openTrigger(next: OpenTrigger): void;
  /** The trigger that is open is not there: the list is shown, and nobody's focus moved. */
  triggerGone(): void;
  /** A new trigger has its id from now on. */
  nameTrigger(id: number): void;

  /** Issues a token and shows it in a dialog; the codes are read again meanwhile. `null`: it was issued. */
  issue(codeId: number): Promise<Failure | null>;
  reveal(token: ServiceToken): Promise<void>;
  copyToken(token: ServiceToken): Promise<void>;
  /** Shows or copies the token that was issued; it is asked for where the server has not given it. */
  showIssued(): Promise<Failure | null>;
  copyIssued(): Promise<boolean | Failure>;
  closeIssued(): void;
  revoke(code: ServiceCode, tokenKey: string): Promise<Failure | null>;
  /** How often a code called in the last seven days; `null` where nobody can say. */
  callsOfWeek(codeId: number, signal: AbortSignal): Promise<string | null>;
  /** Puts a text into the clipboard and says whether it is there. */
  copyText(text: string): Promise<boolean>;

  /** `whole` as it is sent; `base` is the version that it was loaded as. */
  saveTrigger(id: number, whole: PlainObject, base: PlainData | undefined): Promise<TriggerSave>;
  saveAction(actionId: number | null, body: TriggerActionBody): Promise<Answer<TriggerAction>>;
  setActive(triggerId: number, action: TriggerAction, isActive: boolean): void;
  setState(triggerId: number, action: TriggerAction, state: 0 | 1): void;
  removeAction(triggerId: number, actionId: number): Promise<Failure | null>;

  /** Reads again what a section shows. */
  refresh(section: SectionName): Promise<void>;
  /** Says in the alert of a section why a call failed, and fires `failure`. */
  failed(section: SectionName, failure: Failure): void;
  /** Fires `failure` for what is said at its place. Gives the lines that say it. */
  report(section: SectionName, failure: Failure): readonly string[];
  /** Fires `failure` for what is not sent since it is not right. */
  refuse(section: SectionName, messages: readonly string[]): void;
  /** Context for the condition of an action. */
  condition(): ConditionContext;
  /** Follows the lists and the window as long as the screen is there; gives what ends it. */
  watch(): () => void;
}
