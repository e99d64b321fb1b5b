/*
 * What every element is made of. Tools that have no browser take `declaration.ts`, `attributes.ts` and
 * `documentation.ts` by themselves.
 */
export { AudienceEditorElement } from "./audience-editor-element.js";
export { autoload, type LoadEntry } from "./autoload.js";
export { conditionSettings } from "./condition-settings.js";
export type { ConsoleContext, ErrorContext } from "./console-context.js";
export type { PropertiesOf } from "./declaration.js";
export { define, type ElementClass, version, withMembers, withProperties } from "./define.js";
export { EditorElement } from "./editor-element.js";
export { ModelElement } from "./model-element.js";
export { Opener } from "./opener.js";
export { configure, pageSingleton } from "./page.js";
export { pageDeps } from "./page-deps.js";
export { sharedHttp } from "./page-http.js";
export { pageServer } from "./page-server.js";
export { readId } from "./read-id.js";
export { replayProperties } from "./replay-properties.js";
export { reportMetric } from "./report-metric.js";
export { type FinishTask, type FinishWords, ScreenElement } from "./screen-element.js";
export { ScreenWithDialogs } from "./screen-with-dialogs.js";
export { unknownTypes } from "./type-lists.js";
