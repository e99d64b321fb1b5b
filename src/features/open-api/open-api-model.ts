import type { Atom } from "jotai/vanilla";
import type { ServiceCode } from "../../api/open-api-tokens.js";
import type { Trigger } from "../../api/open-api-triggers.js";
import type { Announced, DialogState } from "../../editor/index.js";
import type { CountsModel } from "./counts/counts-model.js";
import type { ReadCounts } from "./counts/read-counts.js";
import type { OpenApiDialog } from "./dialogs.js";
import type { LogModel } from "./logs/log-model.js";
import type { OpenTriggerAtoms, OpenTriggerCommands } from "./open-trigger.js";
import type { OpenApiSettings, SectionName } from "./settings.js";
import type { TokenShows } from "./tokens/token-shows.js";

/** The parts of the model that a component may follow. */
export interface OpenApiAtoms extends OpenTriggerAtoms {
  readonly settings: Atom<OpenApiSettings>;
  readonly section: Atom<SectionName>;
  /** The code whose log is shown; `null`: the first of the list. */
  readonly codeId: Atom<number | null>;
  /** Why the last call of a section failed, a line each. */
  readonly alerts: Atom<Readonly<Partial<Record<SectionName, readonly string[]>>>>;
  readonly announcement: Atom<Announced>;
  /** Messages of the server about tokens that may not be shown, by their keys. */
  readonly forbidden: Atom<ReadonlyMap<string, readonly string[]>>;
}

/** State of one console, and all commands but calls. */
export interface OpenApiModel extends OpenTriggerCommands, ReadCounts {
  readonly atoms: OpenApiAtoms;
  /** The draft holds the editor of a trigger and one dialog over it: what it asks of dialogs is of both. */
  readonly dialogs: DialogState<OpenApiDialog>;
  readonly tokens: TokenShows;
  readonly logs: LogModel;
  readonly counts: CountsModel;

  settings(): OpenApiSettings;
  section(): SectionName;
  codeId(): number | null;
  isDirty(): boolean;
  code(id: number): ServiceCode | null;
  trigger(id: number): Trigger | null;

  configure(settings: OpenApiSettings): void;
  show(section: SectionName): void;
  chooseCode(id: number | null): void;
  /** The page names one: the focus follows where codes are shown. */
  nameCode(id: number | null): void;
  /** True, once, when the focus is to go to this code. */
  takeCodeWish(id: number): boolean;
  announce(text: string): void;
  /** Says in the alert of a section why a call failed; without lines there is none. */
  warn(section: SectionName, lines: readonly string[]): void;
  forbid(tokenKey: string, lines: readonly string[]): void;
  edited(): void;
}
