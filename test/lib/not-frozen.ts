/** The paths of all objects in a value, itself included, that are not frozen. */
export function notFrozen(value: unknown, path = "it"): string[] {
  if (typeof value !== "object" || value === null) return [];
  const parts = Reflect.ownKeys(value).flatMap((key) =>
    notFrozen(Reflect.get(value, key), `${path}.${String(key)}`),
  );
  return Object.isFrozen(value) ? parts : [path, ...parts];
}
