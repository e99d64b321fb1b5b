/* The drawn half of what elements and other features may use. */
export { EditorFrame, type EditorFrameProps } from "./EditorFrame.js";
export { NotLoaded } from "./NotLoaded.js";
export { useFocusRequest } from "./use-focus-request.js";
