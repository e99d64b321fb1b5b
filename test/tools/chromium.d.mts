export declare const chromiumArguments: readonly string[];
export declare function chromiumLaunchOptions(): { executablePath?: string; args: string[] };
export declare function findChromium(accept?: (path: string) => boolean): string | undefined;
