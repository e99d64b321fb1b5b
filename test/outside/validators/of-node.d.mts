/** A validator of the npm registry. */
export interface NodeValidator {
  readonly name: string;
  /** What is installed: a package with its version. */
  readonly from: string;
  readonly load: string;
  /** So small that every run of the tests has it. */
  readonly small?: true;
}

export const nodeValidators: readonly NodeValidator[];

/** By the name of the schema: a verdict for each body, or why there is none. */
export type Verdicts = Readonly<Record<string, readonly boolean[] | string>>;

export function verdictsOf(
  validator: NodeValidator,
  module: unknown,
  schemas: Readonly<Record<string, unknown>>,
  bodies: Readonly<Record<string, readonly unknown[]>>,
): Promise<Verdicts>;
