import type { Judgement, Reservation } from "../../../api/reservations.js";
import type { MutationScope, Query, ServerClient } from "../../../collection/index.js";
import type { EditorCommands } from "../../../editor/index.js";
import type { Http } from "../../../lib/http.js";
import type { PerformWhileShown } from "../../reservation/index.js";
import type { ReservationWords } from "../messages.js";
import type { ReservationModel } from "../reservation-model.js";
import type { ShownQueries } from "../shown-queries.js";

/** Deps that the element gives its mutations. */
export interface PanelDeps {
  readonly client: ServerClient;
  readonly commands: Pick<EditorCommands, "perform">;
  readonly queries: ShownQueries;
  model(): ReservationModel;
  words(): ReservationWords;
  /** Path for the form, if the page gives one. */
  path(): string | null;
  /** Says above the foot that something has worked, or what else there is to know. */
  notify(text: string, where: "success" | "notice"): void;
  emit(event: PanelEvent): void;
}

/** Change of a reservation without its form. */
export type PanelEvent =
  | { readonly is: "judged"; readonly id: number; readonly judgement: Judgement }
  | { readonly is: "removed" };

/** The reservation that a mutation is about. What comes of it is said, and fires its events, only while that is shown. */
export interface PanelScope extends MutationScope<PanelEvent> {
  readonly server: string;
  readonly http: Http;
  readonly salon: string;
  isShown(): boolean;
}

/** The same of one that is there already. */
export interface ShownScope extends PanelScope {
  readonly id: number;
  /** Its query as the operator presses, and by now. */
  readonly query: Query<Reservation>;
  current(): Query<Reservation>;
  readonly perform: PerformWhileShown;
}

/** Context of each mutation: the element's deps, and what is shown as it begins. */
export interface PanelContext extends PanelDeps {
  getScope(): PanelScope;
  /** The reservation; `null` of a new one. `where`: the place of what is announced. */
  shown(where: "success" | "notice"): ShownScope | null;
}
