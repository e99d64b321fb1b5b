import type { DetailedHTMLProps, HTMLAttributes } from "react";
import type { ListenerMethod } from "../editor/index.js";
import type { AttributeDeclaration, PropertiesOf, ValueOf } from "../element-base/declaration.js";
import type { ElementTag } from "../elements/registry.js";
import type * as entry from "./index.js";

/* The tags for React 19. Apart, so that pages without React need none of its types; it holds types only. */

/** Classes that the main entry exports; each says its tag. */
type ClassOf<Tag extends ElementTag> = {
  [Name in keyof typeof entry]: (typeof entry)[Name] extends { declaration: { tag: Tag } }
    ? (typeof entry)[Name]
    : never;
}[keyof typeof entry];

type Attributes = Readonly<Record<string, AttributeDeclaration>>;

/** React sets what is a property as a property, and everything else as an attribute. */
type Given<A extends Attributes> = Partial<PropertiesOf<A>> & {
  [Name in keyof A & `${string}-${string}`]?: string | ValueOf<A[Name]>;
};

/** React takes what follows `on` for the name of the event, as it is spelt. */
type Listeners<Events> = { [Type in keyof Events & string as `on${Type}`]?: (event: Events[Type]) => void };

type EventsOf<Element> = Element extends {
  addEventListener: ListenerMethod<infer _This, infer _Options, infer Events>;
}
  ? Events
  : never;

type ElementProps<Element, A extends Attributes> = Given<A> &
  Listeners<EventsOf<Element>> &
  Omit<DetailedHTMLProps<HTMLAttributes<Element>, Element>, keyof PropertiesOf<A>>;

/** The props of each tag. */
type TagProps = {
  [Tag in ElementTag]: ElementProps<HTMLElementTagNameMap[Tag], ClassOf<Tag>["declaration"]["attributes"]>;
};

declare module "react" {
  namespace JSX {
    interface IntrinsicElements extends TagProps {}
  }
}
