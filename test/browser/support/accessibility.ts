import axe from "axe-core";
import { expect } from "vitest";
import { devtools } from "./devtools.js";

/** Something on the screen as a screen reader is told of it. */
export interface Announced {
  role: string;
  name: string;
  description: string;
  states: Record<string, unknown>;
  children: Announced[];
}

interface Property {
  name: string;
  value: { value?: unknown };
}
interface AccessibilityNode {
  nodeId: string;
  ignored: boolean;
  role?: { value: string };
  name?: { value: string };
  description?: { value: string };
  properties?: Property[];
  childIds?: string[];
}
interface FrameTree {
  frame: { id: string; url: string };
  childFrames?: FrameTree[];
}

/** What the browser tells assistive technology of this page; hidden and meaningless things left out. */
export async function announced(): Promise<Announced[]> {
  const { frameTree } = await devtools<{ frameTree: FrameTree }>("Page.getFrameTree");
  const own = framesOf(frameTree).find(({ url }) => url === location.href);
  const { nodes } = await devtools<{ nodes: AccessibilityNode[] }>("Accessibility.getFullAXTree", {
    frameId: own?.id,
  });
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  return describe(nodes[0], byId);
}

/** All of these and everything in them, in the order of reading. */
export function flat(things: readonly Announced[]): Announced[] {
  return things.flatMap((thing) => [thing, ...flat(thing.children)]);
}

/**
 * The same in the light and in the dark, on one element: a theme changes colours and nothing else, so of the dark only
 * the rules about colours are asked.
 */
export async function violationsInBothThemes(element: Element): Promise<string[]> {
  setTheme(element, "light");
  const inLight = await violationsOf(element);
  setTheme(element, "dark");
  return [...inLight, ...(await violationsOf(element, ofColours))];
}

/** All rules of axe about colours that it asks unless told otherwise. */
const ofColours = ["color-contrast", "link-in-text-block"];

/** What axe finds in an element as it stands: each rule, with the place that breaks it and why. */
export async function violationsOf(element: Element, rules?: string[]): Promise<string[]> {
  // Colours in the middle of a transition are nobody's choice; one that was broken off is over too.
  const running = element.shadowRoot?.getAnimations() ?? [];
  const transitions = running.filter((each) => each instanceof CSSTransition);
  await Promise.allSettled(transitions.map((each) => each.finished));
  const { violations } = await axe.run(element, {
    resultTypes: ["violations"],
    ...(rules && { runOnly: { type: "rule", values: rules } }),
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  );
}

function setTheme(element: Element, theme: "light" | "dark"): void {
  element.setAttribute("theme", theme);
  expect(getComputedStyle(element).colorScheme).toBe(theme);
}

function framesOf({ frame, childFrames = [] }: FrameTree): FrameTree["frame"][] {
  return [frame, ...childFrames.flatMap(framesOf)];
}

function describe(node: AccessibilityNode | undefined, byId: Map<string, AccessibilityNode>): Announced[] {
  if (!node) return [];
  const children = (node.childIds ?? []).flatMap((id) => describe(byId.get(id), byId));
  if (node.ignored) return children;
  const states = Object.fromEntries((node.properties ?? []).map(({ name, value }) => [name, value.value]));
  const [role, name, description] = [node.role, node.name, node.description].map((each) => each?.value ?? "");
  return [{ role: role ?? "", name: name ?? "", description: description ?? "", states, children }];
}
