import { type ElementTag, elementTags } from "../../src/elements/registry.js";
import type { HostedElement } from "./hosted-element.js";

/** What each element's folder says of its pages, in the order of the registry. */
export const hostedElements: readonly (HostedElement & { readonly tag: ElementTag })[] = await Promise.all(
  elementTags.map(async (tag) => {
    const file = new URL(`../elements/${tag}/host.ts`, import.meta.url);
    const { host }: { host: HostedElement } = await import(/* @vite-ignore */ file.href);
    return { ...host, tag };
  }),
);
