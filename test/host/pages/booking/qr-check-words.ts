/** The field of 256 numbers that QR codes are checked with: x^8 + x^4 + x^3 + x^2 + 1. */
function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((b >> bit) & 1) * a;
  }
  return product;
}

/** The words by which a reader mends what it could not see (Reed–Solomon). */
export function checkWords(data: readonly number[], count: number): number[] {
  const divisor = divisorOf(count);
  const rest: number[] = Array.from({ length: count }, () => 0);
  for (const word of data) {
    const factor = word ^ (rest.shift() ?? 0);
    rest.push(0);
    divisor.forEach((each, index) => {
      rest[index] = (rest[index] ?? 0) ^ times(each, factor);
    });
  }
  return rest;
}

/** The product of (x - 2^i), highest power left out. */
function divisorOf(degree: number): number[] {
  const result: number[] = Array.from({ length: degree }, (_, index) => (index === degree - 1 ? 1 : 0));
  let root = 1;
  for (let turn = 0; turn < degree; turn++) {
    for (let index = 0; index < degree; index++) {
      result[index] = times(result[index] ?? 0, root) ^ (result[index + 1] ?? 0);
    }
    root = times(root, 2);
  }
  return result;
}
