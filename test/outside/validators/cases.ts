import { Ajv2020 } from "ajv/dist/2020.js";
import type { JsonSchema } from "../../tools/description/json-schema.js";
import { madeBodies } from "../../tools/description/made-bodies.js";
import { samples, wrong } from "../../tools/description/payload-samples.js";
import { payloadSchemaFiles, payloadSchemas } from "../../tools/description/payload-schemas.js";

/** What validators are asked, by the name of a schema. */
export interface Cases {
  /** As they are made from the elements' own schemas: draft 2020-12. */
  readonly plain: Readonly<Record<string, JsonSchema>>;
  readonly shipped: Readonly<Record<string, JsonSchema>>;
  readonly bodies: Readonly<Record<string, readonly unknown[]>>;
  /** What ajv says of each body by the plain schema. */
  readonly right: Readonly<Record<string, readonly boolean[]>>;
}

export function casesOfSchemas(): Cases {
  const plain = payloadSchemas();
  const shipped = Object.fromEntries(
    Object.entries(payloadSchemaFiles()).map(([file, text]) => [
      file.replace(/^schemas\/(.*)\.schema\.json$/, "$1"),
      JSON.parse(text) as JsonSchema,
    ]),
  );
  const all = [
    ...samples.flatMap(({ name, samples: bodies }) =>
      bodies.map((body) => ({ name, body: body as unknown })),
    ),
    ...wrong,
    ...madeBodies(),
  ];
  // As they are sent: samples may name what is not there.
  const asSent = (body: unknown) => JSON.parse(JSON.stringify(body)) as unknown;
  const bodies = byName((name) => all.filter((each) => each.name === name).map(({ body }) => asSent(body)));
  const ajv = new Ajv2020({ strict: false });
  const right = byName((name) => {
    const fits = ajv.compile(plain[name] as JsonSchema);
    return (bodies[name] as readonly unknown[]).map((body) => fits(body) === true);
  });
  return { plain, shipped, bodies, right };

  function byName<T>(make: (name: string) => T): Readonly<Record<string, T>> {
    return Object.fromEntries(Object.keys(plain).map((name) => [name, make(name)]));
  }
}
