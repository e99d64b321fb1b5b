/* `<episode-editor>`: the class, which defines nothing by itself, and the type of its tag. */
import type { EpisodeEditorElement } from "./episode-editor.js";

export { EpisodeEditorElement } from "./episode-editor.js";
export type { EpisodeActivatedDetail, EpisodeDeletedDetail, EpisodeLinkedDetail } from "./events.js";

declare global {
  interface HTMLElementTagNameMap {
    "episode-editor": EpisodeEditorElement;
  }
}
