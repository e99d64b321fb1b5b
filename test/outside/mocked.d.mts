/** What is wrong with what each element shows of a mock's examples. */
export function tryMocked(): Promise<
  readonly { readonly tag: string; readonly problems: readonly string[] }[]
>;
