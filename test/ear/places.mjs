/** Where a step begins: the control of this role and name, in whatever shadow root. */
export function named(role, name) {
  return `::-p-aria([name="${name}"][role="${role}"])`;
}

/** Where something of an element is. */
export function within(element, selector) {
  return `${element} >>> ${selector}`;
}
