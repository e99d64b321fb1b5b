export declare const hooksPath: string;
export declare function setHooksPath(root: string, env?: NodeJS.ProcessEnv): void;
