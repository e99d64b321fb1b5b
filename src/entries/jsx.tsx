import type { DetailedHTMLProps, HTMLAttributes } from "react";
import type { actionEditorDeclaration } from "../elements/action-editor.declaration.js";
import type { ActionEditorElement } from "../elements/action-editor.js";
import type { AttributeDeclaration, PropertiesOf, ValueOf } from "../elements/declaration.js";
import type { EditorEventMap } from "../elements/editor-events.js";
import type { funnelEditorDeclaration } from "../elements/funnel-editor.declaration.js";
import type { FunnelEditorElement } from "../elements/funnel-editor.js";
import type { itemPickerDeclaration } from "../elements/item-picker.declaration.js";
import type { ItemPickerElement } from "../elements/item-picker.js";
import type { PickerEventMap } from "../elements/item-picker-events.js";

/* The tags for React 19. Apart, so that pages without React need none of its types; it holds types only. */

type Attributes = Readonly<Record<string, AttributeDeclaration>>;

/** React sets what is a property as a property, and everything else as an attribute. */
type Given<A extends Attributes> = Partial<PropertiesOf<A>> & {
  [Name in keyof A & `${string}-${string}`]?: string | ValueOf<A[Name]>;
};

/** React takes what follows `on` for the name of the event, as it is spelt. */
type Listeners<Events> = { [Type in keyof Events & string as `on${Type}`]?: (event: Events[Type]) => void };

type ElementProps<Element, A extends Attributes, Events> = Given<A> &
  Listeners<Events> &
  Omit<DetailedHTMLProps<HTMLAttributes<Element>, Element>, keyof PropertiesOf<A>>;

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "action-editor": ElementProps<
        ActionEditorElement,
        (typeof actionEditorDeclaration)["attributes"],
        EditorEventMap
      >;
      "funnel-editor": ElementProps<
        FunnelEditorElement,
        (typeof funnelEditorDeclaration)["attributes"],
        EditorEventMap
      >;
      "item-picker": ElementProps<
        ItemPickerElement,
        (typeof itemPickerDeclaration)["attributes"],
        PickerEventMap
      >;
    }
  }
}
