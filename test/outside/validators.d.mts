import type { Verdicts } from "./validators/of-node.mjs";

type Right = Readonly<Record<string, readonly boolean[]>>;

/** What validators make of the schemas; `missing` names the package of one that is not installed. */
export function tryValidators(): Promise<{
  readonly rows: readonly {
    readonly name: string;
    readonly plain: Verdicts;
    readonly shipped: Verdicts;
    readonly missing?: string;
  }[];
  readonly right: Right;
  readonly count: number;
}>;

/** How many bodies are judged otherwise; a schema that cannot be read misses all of its bodies. */
export function missesOf(verdicts: Verdicts, right: Right): number;
