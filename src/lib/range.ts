/** The whole numbers from `start` up to, without, `end`. MooTools puts an `Array.from` of its own in place of the browser's. */
export function range(start: number, end: number): number[] {
  const numbers: number[] = [];
  for (let number = start; number < end; number++) numbers.push(number);
  return numbers;
}
