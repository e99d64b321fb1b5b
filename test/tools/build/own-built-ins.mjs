import { walk } from "estree-walker";
import MagicString from "magic-string";

/**
 * What legacy libraries take for themselves, and packages call all the same, becomes a call of a function of the chunk's own.
 * MooTools 1.4 replaces `bind` by one that takes the arguments as a list, and React binds everywhere; what is bound here is
 * never called with `new`. Its `Array.from` makes lists of other things. Old scripts give every object enumerable members,
 * which ProseMirror's `for…in` would take for nodes of the text.
 */
export function ownBuiltIns() {
  const helpers = [
    "$bind=(f,self,...first)=>(...rest)=>Reflect.apply(f,self,[...first,...rest])",
    "$list=each=>[...each]",
    "$own=object=>Object.keys(object??{})",
  ];
  return {
    name: "own-built-ins",
    renderChunk(code, { name }) {
      // Its `bind` is a method of its own.
      if (name === "reservation-live" || !/\.bind\(|\bArray\.from\(|\bfor ?\(.* in /.test(code)) return null;
      const text = new MagicString(code);
      walk(this.parse(code), {
        enter(node) {
          if (node.type === "ForInStatement" && name === "message") ownKeys(text, node, code);
          if (node.type === "CallExpression") ownCall(text, node, code);
        },
      });
      text.prepend(`var ${helpers.join(",")};\n`);
      return { code: text.toString(), map: text.generateMap({ hires: true }) };
    },
  };
}

function ownKeys(text, { left, right }, code) {
  const between = code.slice(left.end, right.start);
  text.overwrite(left.end, right.start, between.replace(/\bin\b/, "of"));
  text.appendRight(right.start, "$own(").appendLeft(right.end, ")");
}

function ownCall(text, { callee, start, arguments: given }, code) {
  // None in what we have is optional, and that would have to answer nothing where there is none.
  if (callee.type !== "MemberExpression" || callee.computed || callee.optional) return;
  const { object, property } = callee;
  if (property.name === "bind") {
    text.appendRight(start, "$bind(");
    // From the point on: a bracket around the function ends before it.
    const point = code.lastIndexOf(".", property.start);
    text.overwrite(point, given[0]?.start ?? code.indexOf("(", callee.end) + 1, given.length ? ", " : "");
  } else if (property.name === "from" && object.name === "Array" && given.length === 1)
    text.overwrite(callee.start, callee.end, "$list");
}
