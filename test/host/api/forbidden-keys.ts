/** Keys that could reach an object's prototype. They are dropped wherever a request names them (rules: kept-as-it-came). */
export function isForbiddenKey(key: string): boolean {
  return key === "__proto__" || key === "constructor" || key === "prototype";
}
