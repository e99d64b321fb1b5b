/** The id of a row within the shadow root; one list is open in it at a time. */
export function optionId(ariaPosInSet: number): string {
  return `picker-option-${ariaPosInSet}`;
}
