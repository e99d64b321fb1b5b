/* Right requests, made from a document alone: each call with what it must have, and with all that it may have. */

export function requestsOf(document) {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => {
      const parameters = operation.parameters.map((each) => resolved(document, each));
      return [false, true].map((all) => ({
        id: operation.operationId,
        all,
        method: method.toUpperCase(),
        operation,
        path: pathOf(document, path, parameters),
        url: pathOf(document, path, parameters) + queryOf(document, parameters, all),
        ...sent(document, operation, parameters),
      }));
    }),
  );
}

export function resolved(document, value) {
  if (!value?.$ref) return value;
  const parts = value.$ref.slice(2).split("/");
  return resolved(
    document,
    parts.reduce((at, part) => at[part.replaceAll("~1", "/")], document),
  );
}

function pathOf(document, path, parameters) {
  return path.replace(/\{(\w+)\}/g, (_, name) =>
    encodeURIComponent(
      sample(document, parameters.find((each) => each.in === "path" && each.name === name).schema),
    ),
  );
}

function queryOf(document, parameters, all) {
  const asked = parameters.filter((each) => each.in === "query" && (all || each.required));
  const text = String(new URLSearchParams(asked.map(({ name, schema }) => [name, sample(document, schema)])));
  return text && `?${text}`;
}

function sent(document, { requestBody }, parameters) {
  const headers = { accept: "application/json", "x-csrf-token": "token", cookie: "session=1" };
  for (const { in: place, name, schema } of parameters)
    if (place === "header") headers[name.toLowerCase()] = String(sample(document, schema));
  if (!requestBody) return { headers };
  const [[type, { example, schema }]] = Object.entries(requestBody.content);
  headers["content-type"] = type;
  const data = example ?? made(document, schema);
  return { headers, body: type.endsWith("json") ? JSON.stringify(data) : formOf(data) };
}

/** As a browser sends fields: nothing is an empty text, and what is nested is JSON. */
function formOf(data) {
  const texts = Object.entries(data).map(([name, value]) => [
    name,
    value === null ? "" : typeof value === "object" ? JSON.stringify(value) : String(value),
  ]);
  return String(new URLSearchParams(texts));
}

const texts = [
  ["^20", "2026-03-25"],
  ["^([01]", "09:30"],
  ["^[1-9]", "1,2"],
];

function sample(document, given) {
  const schema = resolved(document, given);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return sample(document, schema.anyOf[0]);
  if (schema.type === "array") return sample(document, schema.items);
  if (schema.type === "integer" || schema.type === "number") return schema.minimum ?? 1;
  if (schema.type === "boolean") return true;
  if (schema.format === "uuid") return "3f2504e0-4f89-41d3-9a0c-0305e82c3301";
  if (schema.pattern) return texts.find(([start]) => schema.pattern.startsWith(start))?.[1] ?? "a";
  return "a";
}

/** A body where no example is. */
function made(document, given) {
  const schema = resolved(document, given);
  if (schema.type === "object")
    return Object.fromEntries(
      (schema.required ?? []).map((name) => [name, made(document, schema.properties[name])]),
    );
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((each) => made(document, each)));
  if (schema.anyOf || schema.oneOf) return made(document, (schema.anyOf ?? schema.oneOf)[0]);
  if (schema.type === "array") return [made(document, schema.items)];
  return sample(document, schema);
}
