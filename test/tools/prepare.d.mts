export declare function nodeProblem(version?: string): string | undefined;
