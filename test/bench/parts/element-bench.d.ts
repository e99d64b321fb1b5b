/** What the scenario of the elements calls. */
export interface ElementBench {
  mount(root: HTMLElement, n: number): void;
  host(i: number): HTMLElement | undefined;
  text(i: number): string | undefined;
  update(by: number): void;
  updateOne(i: number, count: number): void;
}

export const widgetStyles: string;
export function elementBench(tag: string): ElementBench;
