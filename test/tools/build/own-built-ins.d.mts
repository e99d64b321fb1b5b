import type { Plugin } from "rollup";

/** A step of the build: calls of built-ins that legacy libraries replace become calls of functions of the chunk's own. */
export function ownBuiltIns(): Plugin & {
  renderChunk(
    this: { parse(code: string): unknown },
    code: string,
    chunk: { name: string },
  ): { code: string; map: { mappings: string } } | null;
};
