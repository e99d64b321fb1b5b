import type { ElementDeclaration } from "../element-base/declaration.js";
import type { ElementDocumentation } from "../element-base/documentation.js";
import { actionEditorDeclaration } from "./action-editor/declaration.js";
import { actionEditorDocumentation } from "./action-editor/documentation.js";
import { funnelEditorDeclaration } from "./funnel-editor/declaration.js";
import { funnelEditorDocumentation } from "./funnel-editor/documentation.js";
import { itemPickerDeclaration } from "./item-picker/declaration.js";
import { itemPickerDocumentation } from "./item-picker/documentation.js";
import { messageEditorDeclaration } from "./message-editor/declaration.js";
import { messageEditorDocumentation } from "./message-editor/documentation.js";

/**
 * The one list of elements. Each has a folder here and an entry, both named by its tag. What else names them all comes
 * from this list or is checked against it: the build, the package, the autoloader, the classic script, `defineAll`,
 * the types of tags, the manifest, the data for editors, the hostile pages and the tables of the README.
 */
export const elementTags = ["action-editor", "funnel-editor", "item-picker", "message-editor"] as const;

/** The tag of an element of the library. */
export type ElementTag = (typeof elementTags)[number];

/** What a page can rely on about each element, and what is said about it. Classes are apart: tools have no browser. */
export const registry = {
  "action-editor": { declaration: actionEditorDeclaration, documentation: actionEditorDocumentation },
  "funnel-editor": { declaration: funnelEditorDeclaration, documentation: funnelEditorDocumentation },
  "item-picker": { declaration: itemPickerDeclaration, documentation: itemPickerDocumentation },
  "message-editor": { declaration: messageEditorDeclaration, documentation: messageEditorDocumentation },
} as const satisfies { readonly [Tag in ElementTag]: RegisteredElement<Tag> };

/** One element of the list. */
export interface RegisteredElement<Tag extends ElementTag = ElementTag> {
  readonly declaration: ElementDeclaration & { readonly tag: Tag };
  readonly documentation: ElementDocumentation<ElementDeclaration>;
}
