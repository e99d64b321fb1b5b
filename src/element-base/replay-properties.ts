/** A script may set properties before the class is loaded; they shadow the accessors until they are set again here. */
export function replayProperties(element: object, names: readonly string[]): void {
  for (const name of names) {
    if (!Object.hasOwn(element, name)) continue;
    const early: unknown = Reflect.get(element, name);
    Reflect.deleteProperty(element, name);
    Reflect.set(element, name, early);
  }
}
