import { describe, expect, test } from "vitest";
import { readArguments } from "../../src/cli/arguments.js";

const tags = ["action-editor", "friend-list"];
const read = (...args: string[]) => readArguments(args, tags, ["salon", "friend", "journey-tag"]);
const options = (...args: string[]) => {
  const command = read("check", "http://localhost:3000", ...args);
  return command.name === "check" ? command.options : command;
};

test("the address, and nothing besides", () => {
  expect(read("check", "http://localhost:3000/")).toEqual({
    name: "check",
    json: false,
    report: null,
    options: {
      ...{ base: "http://localhost:3000", elements: [], headers: [], csrf: null, origin: null },
      ...{ ids: {}, writes: false },
    },
  });
});

test("everything", () => {
  const args = ["--elements", "friend-list,action-editor", "--header", "Cookie: a=1; b=2", "--csrf=T0K"];
  const ids = ["--salon", "1", "--friend=7", "--journey-tag", "3"];
  expect(options(...args, "--header", "X-Own:z", ...ids, "--write", "--origin", "https://a.test/x")).toEqual({
    ...{ base: "http://localhost:3000", elements: ["friend-list", "action-editor"], csrf: "T0K" },
    headers: [
      ["Cookie", "a=1; b=2"],
      ["X-Own", "z"],
    ],
    ...{ origin: "https://a.test", ids: { salon: "1", friend: "7", "journey-tag": "3" }, writes: true },
  });
});

test("a name and a password in the address become a header, and a path stays", () => {
  const command = read("check", "https://me:p%40ss@host.test/console/?x=1#y");
  expect(command).toMatchObject({
    options: { base: "https://host.test/console", headers: [["Authorization", "Basic bWU6cEBzcw=="]] },
  });
});

test.each([[], ["--help"], ["-h"], ["help"], ["check", "--help"]])("help: %s", (...args) => {
  expect(read(...args)).toEqual({ name: "help" });
});

test("serve has arguments of its own", () => {
  expect(read("serve", "--port", "0", "--help")).toEqual({ name: "serve", args: ["--port", "0", "--help"] });
});

test("a report beside the table", () => {
  expect(read("check", "http://a.test", "--report", "a.html")).toMatchObject({ report: "a.html" });
});

test.each(["--wirte", "--salom=1"])("an option that there is not is named: %s", (option) => {
  const [name] = option.split("=");
  expect(read("check", "http://a.test", option)).toEqual({
    name: "wrong",
    problem: `There is no option ${name}.`,
  });
});

describe("what is wrong is said without what was written", () => {
  test.each([
    ["no command", ["hello-s3cret"]],
    ["no address", ["check"]],
    ["an address that is none", ["check", "s3cret"]],
    ["another protocol", ["check", "file:///s3cret"]],
    ["a header without quotes", ["check", "http://a.test", "--header", "Cookie:", "s3cret"]],
    ["a header without a value", ["check", "http://a.test", "--header", "s3cret"]],
    ["a header of two lines", ["check", "http://a.test", "--header", "A: s3cret\r\nB: c"]],
    ["a token of other characters", ["check", "http://a.test", "--csrf", "s3cret\u3042"]],
    ["an option without its value", ["check", "http://a.test", "--csrf"]],
    ["an unknown element", ["check", "http://a.test", "--elements", "s3cret"]],
    ["an id that is none", ["check", "http://a.test", "--salon", "s3cret"]],
    ["an unknown option", ["check", "http://a.test", "--wirte"]],
    ["an origin that is none", ["check", "http://a.test", "--origin", "s3cret"]],
  ])("%s", (_, args) => {
    const command = read(...args);
    expect(command.name).toBe("wrong");
    expect(JSON.stringify(command)).not.toContain("s3cret");
  });
});
