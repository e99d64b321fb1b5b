import { define } from "../element-base/index.js";
import { EpisodeEditorElement } from "../elements/episode-editor/index.js";

define(EpisodeEditorElement);

export { configure, reportMetric } from "../element-base/index.js";
export { EpisodeEditorElement };
