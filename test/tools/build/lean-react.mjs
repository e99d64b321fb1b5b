import { walk } from "estree-walker";
import MagicString from "magic-string";

/**
 * React without what no element of ours has: pages drawn by a server, `Suspense`, `lazy`, `use`, transitions, actions of forms,
 * view transitions, `Activity`, what goes to a page's head, references to fragments. Rollup cannot see that nobody asks for
 * them: one switch over kinds of fibers names them all. A kind that is never made needs no case there, and no tag equals it.
 * What an element may not use for that is refused in `src` by `test/architecture.test.ts`.
 */
export function leanReact() {
  return {
    name: "lean-react",
    transform(code, id) {
      const file = Object.keys(leftOut).find((name) => id.endsWith(name));
      if (file) return withoutParts(code, this.parse(code), leftOut[file]);
      const missing = importedFromReact(code).find((name) => leftOut[reactFile].exports.has(name));
      if (missing) throw new Error(`${id} imports ${missing}, which is left out of React`);
      return null;
    },
  };
}

/** The numbers of React's kinds of fibers (`ReactWorkTags`) that are never made. */
const tags = new Set([12, 13, 16, 17, 18, 19, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31]);

const reactFile = "/react/cjs/react.production.js";

const leftOut = {
  "/react-dom/cjs/react-dom-client.production.js": {
    types: words(
      "REACT_ACTIVITY_TYPE REACT_LAZY_TYPE REACT_LEGACY_HIDDEN_TYPE REACT_PROFILER_TYPE REACT_SUSPENSE_LIST_TYPE",
      "REACT_SUSPENSE_TYPE REACT_VIEW_TRANSITION_TYPE",
    ),
    /** Members that nothing reads: hooks of the dispatchers, and what the page's head is asked for. */
    members: words(
      "use useActionState useFormState useHostTransitionStatus useMemoCache useOptimistic useCacheRefresh useTransition",
      "r D C L m X S M",
    ),
    exports: words("hydrateRoot version"),
    /** What this package hands to the two others for what they export no longer. */
    internals: words("S findDOMNode"),
    /** True only for what is gone. */
    never: words(
      "isHydrating shouldStartViewTransition viewTransitionMutationContext viewTransitionContextChanged",
      "inUpdateViewTransition rootViewTransitionAffected rootViewTransitionNameCanceled",
    ),
    /** Functions that are asked on behalf of what is gone, and what they say then. */
    functions: {
      isHostHoistableType: "return !1",
      isFragmentInstanceParent: "return !1",
      describeFiber: 'return ""',
      queueIfContinuousEvent: "return !1",
      clearIfContinuousEvent: "",
      retryIfBlockedOn: "",
      maySuspendCommit: "return !1",
      extractEvents$1: "",
      popHydrationState: "return !1",
      waitForCommitToBeReady: "return null",
      defaultOnDefaultTransitionIndicator: "",
      commitNewChildToFragmentInstances: "",
      commitFragmentInstanceInsertionEffects: "",
      commitFragmentInstanceDeletionEffects: "",
      preloadInstanceAndSuspendIfNeeded: "workInProgress.flags &= -16777217",
      accumulateSuspenseyCommitOnFiber: "",
    },
    prototypes: words("FragmentInstance ReactDOMHydrationRoot ViewTransitionPseudoElement"),
  },
  "/react-dom/cjs/react-dom.production.js": {
    exports: words(
      "browser preconnect prefetchDNS preinit preinitModule preload preloadModule requestFormReset",
      "unstable_batchedUpdates useFormState useFormStatus version",
    ),
  },
  [reactFile]: {
    exports: words(
      "Activity Children Profiler PureComponent StrictMode Suspense ViewTransition __COMPILER_RUNTIME addTransitionType",
      "cache cacheSignal cloneElement createRef forwardRef isValidElement lazy startTransition unstable_useCacheRefresh",
      "use useActionState useOptimistic useTransition",
    ),
  },
};

function words(...texts) {
  return new Set(texts.join(" ").split(" "));
}

/** Names that a package, or we, import from it, or ask of it as a whole and have nothing else for (`React.use || shim`). */
function importedFromReact(code) {
  const clauses = [...code.matchAll(/\bimport\b([^;"']*)from\s*["']react["']/g)].map(([, clause]) => clause);
  const names = clauses.flatMap((clause) => clause.match(/\{([^}]*)\}/)?.[1].split(",") ?? []);
  const wholes = clauses.flatMap((clause) => clause.match(/^\s*(?:\*\s*as\s+)?([\w$]+)/)?.[1] ?? []);
  return [
    ...names.map((name) => name.trim().split(/\s+as\s+/)[0]),
    ...wholes.flatMap((whole) => membersOf(whole, code)),
  ];
}

/** Members of `whole` that are read, but for those that are only asked whether they are there. */
function membersOf(whole, code) {
  const reads = new RegExp(
    `(?<![\\w$.!])${whole.replace("$", "\\$")}\\.(\\w+)\\b(?!\\s*(?:\\|\\||\\?))`,
    "g",
  );
  return [...code.matchAll(reads)].map(([, name]) => name);
}

const none = new Set();

function withoutParts(code, tree, leaving) {
  const what = {
    types: none,
    members: none,
    exports: none,
    internals: none,
    never: none,
    functions: {},
    prototypes: none,
    ...leaving,
  };
  const text = new MagicString(code);
  const bodies = [tree.start];
  const gone = new Set();
  const missed = new Set([
    ...what.types,
    ...what.exports,
    ...what.internals,
    ...what.never,
    ...Object.keys(what.functions),
    ...what.prototypes,
  ]);
  walk(tree, {
    enter(node, parent) {
      if (node.type === "SwitchStatement") for (const each of neverTaken(node, what, missed)) gone.add(each);
      const instead = gone.has(node) ? " " : insteadOf(node, parent, what, missed);
      if (instead !== undefined) {
        // A strict script has no other names, and what stays may use those of a declaration that goes.
        const names = declaredIn(node);
        if (names.length > 0) text.appendRight(bodies.at(-1), `var ${names.join(",")};`);
        text.overwrite(node.start, node.end, instead);
        this.skip();
      } else if (isFunction(node)) bodies.push(node.body.start + 1);
    },
    leave(node) {
      if (isFunction(node)) bodies.pop();
    },
  });
  if (missed.size > 0) throw new Error(`Not in this release of React: ${[...missed].join(", ")}`);
  return { code: text.toString(), map: text.generateMap({ hires: true }) };
}

/** What stands for a node from now on, or undefined where it stays. */
function insteadOf(node, parent, { members, exports, internals, never, functions, prototypes }, missed) {
  if (
    node.type === "BlockStatement" &&
    parent.type === "FunctionDeclaration" &&
    functions[parent.id.name] !== undefined
  ) {
    missed.delete(parent.id.name);
    return `{${functions[parent.id.name]}}`;
  }
  if (node.type === "ExpressionStatement" && node.expression.type === "AssignmentExpression") {
    const { left, right } = node.expression;
    if (left.object?.name === "exports" && exports.has(left.property.name))
      return found(left.property.name, ";");
    const owner = left.object?.object?.name;
    if (prototypes.has(owner) && left.object.property.name === "prototype" && isFunction(right))
      return found(owner, ";");
    if (
      /^React.*SharedInternals$/.test(left.object?.name ?? "") &&
      internals.has(left.property.name) &&
      isFunction(right)
    )
      return found(left.property.name, ";");
  }
  if (parent?.type === "Property" && parent.value === node && members.has(parent.key.name)) return "null";
  if (node.type === "Identifier" && never.has(node.name) && isRead(node, parent))
    return found(node.name, "!1");
  if (node.type === "AssignmentExpression" && never.has(node.left.name)) return "!1";
  if (node.type === "MemberExpression" && node.property.name === "isDehydrated") return "!1";
  if (node.type === "BinaryExpression") return comparison(node);
  return undefined;

  function found(name, text) {
    missed.delete(name);
    return text;
  }
}

function comparison({ operator, left, right }) {
  if (operator !== "===" && operator !== "!==") return undefined;
  const is = operator === "===" ? "!1" : "!0";
  if (left.type !== "Literal") [left, right] = [right, left];
  if (tags.has(left.value) && isTag(right)) return is;
  if (left.value === "function" && right.operator === "typeof" && right.argument.property?.name === "then")
    return is;
  return undefined;
}

function isTag(node) {
  return (node.type === "MemberExpression" ? node.property.name : node.name) === "tag";
}

/** The cases that no value comes to, by itself or out of the case before. */
function neverTaken({ discriminant, cases }, { types }, missed) {
  const kept = [];
  return cases.filter((each) => {
    if (types.has(each.test?.name)) missed.delete(each.test.name);
    const isGone = types.has(each.test?.name) || (tags.has(each.test?.value) && isTag(discriminant));
    const isEntered = kept.length > 0 && !isLeft(kept.at(-1));
    if (isGone && (each.consequent.length === 0 || !isEntered)) return true;
    kept.push(each);
    return false;
  });
}

function isLeft({ consequent }) {
  const last = consequent.at(-1);
  return /^(Break|Continue|Return|Throw)Statement$/.test(last?.type ?? "");
}

function isRead(node, parent) {
  if (parent.type === "AssignmentExpression") return parent.left !== node;
  if (parent.type === "VariableDeclarator") return parent.id !== node;
  if (parent.type === "MemberExpression") return parent.object === node;
  return parent.type !== "Property" && !isFunction(parent);
}

function isFunction({ type }) {
  return (
    type === "FunctionDeclaration" || type === "FunctionExpression" || type === "ArrowFunctionExpression"
  );
}

function declaredIn(node) {
  const names = [];
  walk(node, {
    enter(each) {
      if (isFunction(each)) this.skip();
      if (each.type === "VariableDeclarator") names.push(each.id.name);
    },
  });
  return names;
}
