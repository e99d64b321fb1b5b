/** Uses values, which a page would do something with. */
export function keep(...values: unknown[]): void {
  console.log(values);
}
