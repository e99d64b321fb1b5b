/** A whole number with commas between thousands, as Japanese and English both write it. `Intl` takes 6 ms the first time. */
export function groupDigits(count: number | bigint): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ",");
}
