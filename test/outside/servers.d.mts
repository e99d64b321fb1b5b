/** What is wrong with the action that the PHP of server.md stores; `null` where there is no PHP. */
export function tryPhp(): Promise<readonly string[] | null>;
/** The same of the Rails there, on a stand-in for it. */
export function tryRuby(): readonly string[] | null;
/** What is wrong with the action that the plain HTML page keeps. */
export function tryHtml(): Promise<readonly string[]>;
