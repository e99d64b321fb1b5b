import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname } from "node:path";
import { parseAst } from "rollup/parseAst";
import { describe, expect, test } from "vitest";
import { leanReact } from "./lean-react.mjs";

const client = "/react-dom/cjs/react-dom-client.production.js";
const packages = dirname(dirname(createRequire(import.meta.url).resolve("react/package.json")));
const installed = readFileSync(packages + client, "utf8");

function lean(code: string, id = client): string | undefined {
  return leanReact().transform.call({ parse: parseAst }, code, id)?.code;
}

/** The installed file with some lines of ours behind it, of which the answer is what became of them. */
function behind(code: string): string {
  const mark = "\n/* ours */\n";
  return (
    lean(installed + mark + code)
      ?.split(mark)[1]
      ?.replace(/\s+/g, " ")
      .trim() ?? ""
  );
}

describe("of the installed React", () => {
  test("nothing stays that draws what a server drew, and what our elements use does", () => {
    const now = lean(installed) ?? "";
    expect(now).not.toMatch(/exports\.hydrateRoot/);
    expect(now).toMatch(/exports\.createRoot = function/);
    expect(now).toMatch(/ReactDOMRoot\.prototype\.render =\s+function/);
    expect(now).toMatch(/useDeferredValue: function/);
  });

  test.each(["/react/cjs/react.production.js", "/react-dom/cjs/react-dom.production.js"])(
    "%s is read",
    (id) => {
      const now = lean(readFileSync(packages + id, "utf8"), id) ?? "";
      expect(now).not.toMatch(/exports\.(Suspense|lazy|use|preload) =/);
      expect(now).toMatch(/exports\.(useState|flushSync) =/);
    },
  );
});

describe("a kind of fiber that is never made", () => {
  test("has no case, and equals no tag", () => {
    const code = "switch (fiber.tag) { case 5: five(); break; case 26: head(); break; case 6: six(); }";
    expect(behind(code)).toBe("switch (fiber.tag) { case 5: five(); break; case 6: six(); }");
    expect(behind("if (26 === fiber.tag) head();")).toBe("if (!1) head();");
    expect(behind("if (tag !== 27) five();")).toBe("if (!0) five();");
  });

  test("keeps a case that another one runs into", () => {
    const code = "switch (fiber.tag) { case 5: five(); case 26: head(); break; }";
    expect(behind(code)).toBe(code);
    expect(behind("switch (fiber.tag) { case 26: case 5: five(); }")).toBe(
      "switch (fiber.tag) { case 5: five(); }",
    );
  });

  test("leaves the names that its case declared to what stays", () => {
    const code = "function f(a) { switch (a.tag) { case 26: var b = 1; break; case 5: b = 2; } return b; }";
    expect(behind(code)).toMatch(/^function f\(a\) \{var b; switch/);
  });

  test("is told from other numbers", () => {
    for (const code of ["if (13 === keyCode) enter();", "switch (lane) { case 16: lanes(); }"])
      expect(behind(code)).toBe(code);
  });
});

test("a release of React that has no such part stops the build, which then says what to look at", () => {
  expect(() => lean(installed.replaceAll("isHostHoistableType", "isResourceType"))).toThrow(
    "isHostHoistableType",
  );
});

test("other packages are left alone, and stop the build where they need what is gone", () => {
  const imports = (names: string) => lean(`import React, { ${names} } from 'react';`, "/jotai/esm/react.mjs");
  expect(imports("createContext, useDebugValue")).toBeUndefined();
  expect(() => imports("createContext, useTransition as u")).toThrow(
    "/jotai/esm/react.mjs imports useTransition, which is left out of React",
  );
  const asks = (clause: string, code: string) => lean(`import ${clause} from "react";\n${code}`, "/a/b.mjs");
  expect(
    asks("React", "React.createElement('b'); const use = React.use || shim; !React.use;"),
  ).toBeUndefined();
  for (const clause of ["React", "* as React", "React, { useState }"])
    expect(() => asks(clause, "React.use(promise);")).toThrow("/a/b.mjs imports use, which is left out");
});
