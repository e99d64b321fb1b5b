import { reviewSentDrafts } from "../editor/index.js";
import { whenIdle } from "../kit/when-idle.js";
import { type ElementDeclaration, propertyName } from "./declaration.js";
import { pageSingleton } from "./page.js";

/** The version of the library, for telling two copies on one page apart. */
export const version: string = import.meta.env.PACKAGE_VERSION;

/** A class made from a declaration. */
export interface ElementClass extends CustomElementConstructor {
  readonly declaration: ElementDeclaration;
  readonly version: string;
}

/** Methods that the generated accessors call. */
interface PropertyHolder {
  getProperty(attribute: string): unknown;
  setProperty(attribute: string, value: unknown): void;
}

/** Gives a class the accessors of its declaration. A class may define one of them itself. */
export function withProperties<C extends ElementClass>(element: C): C {
  for (const attribute of Object.keys(element.declaration.attributes)) {
    const name = propertyName(attribute);
    if (name in element.prototype) continue;
    Object.defineProperty(element.prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: PropertyHolder) {
        return this.getProperty(attribute);
      },
      set(this: PropertyHolder, value: unknown) {
        this.setProperty(attribute, value);
      },
    });
  }
  return element;
}

/**
 * The base of a class, with `Members` as the type of its instances: an interface that extends the base by what
 * `withProperties` gives the class and by listeners for its events. It is the same class when it runs, so that what is
 * named there and given by nobody is missing.
 */
export function withMembers<Members>(): <Base extends abstract new () => object>(
  base: Base,
) => Members extends InstanceType<Base> ? Omit<Base, "prototype"> & (abstract new () => Members) : never;
export function withMembers() {
  return (base: unknown) => base as never;
}

/** Versions of the library that were found on the page before this one. */
const reported = new Set<string>();

/**
 * Defines an element on the page. The first definition of a tag wins: loading an entry twice is silent, another
 * version or another script's element is named once on the console. Without a DOM it does nothing.
 */
export function define(element: ElementClass): void {
  if (typeof customElements === "undefined") return;
  const { tag } = element.declaration;
  const existing = customElements.get(tag) as Partial<ElementClass> | undefined;
  if (existing === undefined) {
    // This page may be the one that a form has led to, whether it has an editor or not.
    pageSingleton("sent", () => whenIdle(reviewSentDrafts));
    customElements.define(tag, element);
  } else if (existing !== element) {
    warnOfOther(tag, existing);
  }
}

/** Names whose element a tag already is. Another copy of the library has all the tags: it is named once. */
export function warnOfOther(tag: string, { version: theirs }: Partial<ElementClass>): void {
  if (theirs !== undefined && reported.has(theirs)) return;
  if (theirs !== undefined) reported.add(theirs);
  const other = theirs === undefined ? "another script" : `console-editors ${theirs}`;
  console.warn(`console-editors ${version}: <${tag}> is already defined by ${other}, which stays in use.`);
}
