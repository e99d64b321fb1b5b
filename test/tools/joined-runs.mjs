/** Two Vitest runs as one: the second ran again what the first lost with its browser. What it lost too has failed. */
export function joinedRuns(first, second) {
  const again = second.tally ?? { files: [], strays: ["the second run broke"], lost: [], ended: true };
  return {
    result: { code: second.result.code, seconds: first.result.seconds + second.result.seconds },
    tally: {
      files: [...first.tally.files, ...again.files],
      strays: [
        ...first.tally.strays,
        ...again.strays,
        ...again.lost.map((file) => `${file}: its browser ended by itself, twice`),
      ],
      lost: [],
      ended: again.ended,
    },
  };
}
