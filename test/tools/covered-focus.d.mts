/** The stops of our elements, in the order of the page, that lie wholly under something of ours that sticks when they have the focus. */
export function coveredStops(): Promise<string[]>;
