import { describe, expect, it } from "vitest";
import { readBracketKeys } from "../host/api/bracket-keys.js";

describe("readBracketKeys", () => {
  it.each<[query: string, value: unknown]>([
    ["a=1&b=", { a: "1", b: "" }],
    ["a[b]=1&a[c]=2", { a: { b: "1", c: "2" } }],
    ["a[0][x]=1&a[1][x]=2", { a: [{ x: "1" }, { x: "2" }] }],
    ["a[]=1&a[]=2", { a: ["1", "2"] }],
    ["a[][x]=1&a[][x]=2", { a: [{ x: "1" }, { x: "2" }] }],
    ["a[1]=1&a[0]=2", { a: { "0": "2", "1": "1" } }],
    ["a[2]=1&a[]=2", { a: { "2": "1", "3": "2" } }],
    ["a=1&a=2", { a: "2" }],
    ["a=1&a[b]=2", { a: { b: "2" } }],
    ["a[b]=1&a=2", { a: "2" }],
    ["a[b=1", { "a[b": "1" }],
    ["[a]=1", { "[a]": "1" }],
    ["=1", {}],
    ["a[%E5%90%8D%E5%89%8D]=%E7%94%B0%E4%B8%AD+%E3%81%95%E3%82%93", { a: { 名前: "田中 さん" } }],
    ["__proto__[x]=1&a[__proto__][x]=1&a[constructor]=1&a[b]=2", { a: { b: "2" } }],
  ])("%s", (query, value) => {
    expect(readBracketKeys(new URLSearchParams(query))).toEqual(value);
    expect(({} as { x?: unknown }).x).toBeUndefined();
  });
});
