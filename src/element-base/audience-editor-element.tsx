import type { EditorModel, EstimateFunction, ExplainFunction, FindFriendsFunction } from "../editor/index.js";
import { audienceNames, createAudience } from "./audience.js";
import { ListEditorElement } from "./list-editor-element.js";
import { replayProperties } from "./replay-properties.js";

/** The base of the list editors whose page may count, explain and find friends. */
export abstract class AudienceEditorElement<Model extends EditorModel> extends ListEditorElement<Model> {
  readonly #audience = createAudience(this.store);
  /** The page's functions, for the screen. */
  protected readonly audience = this.#audience.atom;

  /** Counts the friends that a filter reaches. Without it nothing is counted, and nothing shown. */
  get estimate(): EstimateFunction | null {
    return this.#audience.get().estimate;
  }
  set estimate(call: EstimateFunction | null) {
    this.#audience.set("estimate", call);
  }

  /** Says whether one friend meets a filter, and which of its conditions. Without it nobody can be asked about. */
  get explain(): ExplainFunction | null {
    return this.#audience.get().explain;
  }
  set explain(call: ExplainFunction | null) {
    this.#audience.set("explain", call);
  }

  /** Finds friends by name, to be asked about by `explain`. Without it a friend is named by id. */
  get findFriends(): FindFriendsFunction | null {
    return this.#audience.get().findFriends;
  }
  set findFriends(call: FindFriendsFunction | null) {
    this.#audience.set("findFriends", call);
  }

  protected override connected(): void {
    // Those that a script has set before the class was loaded.
    replayProperties(this, audienceNames);
    super.connected();
  }
}
