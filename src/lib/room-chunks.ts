/**
 * Which file of the build each file of a room goes into. Each room says so in its `chunks.ts`; the build reads them all, and
 * so does a test, by `test/tools/build/chunks.ts`. Nothing that ships imports them.
 */
export interface RoomChunks {
  /** The chunk of all files that are not named; where there is none, the name of the folder that a file is in. */
  readonly rest?: string;
  readonly parts: readonly ChunkPart[];
}

/** Files that go elsewhere than the rest of their room, and why. */
export interface ChunkPart {
  /** `null` for none of its own: it goes with whoever imports it. */
  readonly chunk: string | null;
  readonly reason: string;
  /** Paths in the room, a folder with `/` at its end. A file that is named goes before its folder. */
  readonly files: readonly string[];
}
