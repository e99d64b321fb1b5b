import type { Plugin } from "rollup";

/** A step of the build: React comes without the parts that no element of ours uses. */
export function leanReact(): Plugin & {
  transform(
    this: { parse(code: string): unknown },
    code: string,
    id: string,
  ): { code: string; map: { mappings: string } } | null;
};
