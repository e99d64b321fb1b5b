export declare const allSteps: readonly string[];
export declare function stepsAskedFor(
  names: readonly string[],
  options?: { thorough?: boolean },
): string[] | undefined;
