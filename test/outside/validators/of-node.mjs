/* Validators of the npm registry: how each makes a judge of a schema. A judge that throws has judged nothing. */

/** Takes a schema as data; answers what takes a body and says whether it fits. */
const ajv = (options) => (module) => (schema) =>
  new (module.default?.default ?? module.default)(options).compile(schema);
const compiled = (module) => (schema) => module.default(schema);

/** Those that are so small that every run of the tests has them, and those that are tried in a folder of their own. */
export const nodeValidators = [
  {
    name: "ajv 8, dist/2020",
    from: "ajv@8.20.0",
    load: "ajv/dist/2020.js",
    judge: ajv({ strict: false }),
    small: true,
  },
  {
    name: "ajv 8, dist/2019",
    from: "ajv@8.20.0",
    load: "ajv/dist/2019.js",
    judge: ajv({ strict: false }),
  },
  { name: "ajv 8", from: "ajv@8.20.0", load: "ajv", judge: ajv({}), small: true },
  { name: "ajv 6", from: "ajv6@npm:ajv@6.12.6", load: "ajv6", judge: ajv({}), small: true },
  {
    name: "tv4",
    from: "tv4@1.3.0",
    load: "tv4",
    judge:
      ({ default: tv4 }) =>
      (schema) =>
      (body) =>
        tv4.validate(body, schema),
    small: true,
  },
  {
    name: "is-my-json-valid",
    from: "is-my-json-valid@2.20.6",
    load: "is-my-json-valid",
    judge: compiled,
    small: true,
  },
  {
    name: "jsonschema",
    from: "jsonschema@1.5.0",
    load: "jsonschema",
    judge:
      ({ default: { Validator } }) =>
      (schema) => {
        const validator = new Validator();
        return (body) => validator.validate(body, schema).valid;
      },
    small: true,
  },
  {
    name: "djv",
    from: "djv@2.1.4",
    load: "djv",
    judge:
      ({ default: Djv }) =>
      (schema) => {
        const environment = new Djv();
        environment.addSchema("it", schema);
        return (body) => environment.validate("it", body) === undefined;
      },
    small: false,
  },
  {
    name: "z-schema",
    from: "z-schema@12.5.0",
    load: "z-schema",
    judge: (module) => (schema) => {
      const validator = (module.default.default ?? module.default).create();
      validator.validateSchema(schema);
      return (body) => isTrue(() => validator.validate(body, schema));
    },
  },
  {
    name: "@cfworker/json-schema",
    from: "@cfworker/json-schema@4.1.1",
    load: "@cfworker/json-schema",
    judge:
      ({ Validator }) =>
      (schema) => {
        const validator = new Validator(schema, "2020-12");
        return (body) => validator.validate(body).valid;
      },
  },
  {
    name: "@exodus/schemasafe",
    from: "@exodus/schemasafe@1.3.0",
    load: "@exodus/schemasafe",
    judge:
      ({ validator }) =>
      (schema) =>
        validator(schema, { mode: "default" }),
  },
  {
    name: "@hyperjump/json-schema",
    from: "@hyperjump/json-schema@1.18.0",
    load: "@hyperjump/json-schema/draft-2020-12",
    judge:
      ({ registerSchema, unregisterSchema, validate }) =>
      async (schema) => {
        const address = schema.$id ?? "https://console-editors.example/it";
        registerSchema(schema, address, "https://json-schema.org/draft/2020-12/schema");
        const judge = await validate(address);
        unregisterSchema(address);
        return (body) => judge(body).valid;
      },
  },
];

/** It throws what is wrong with a body. */
function isTrue(validate) {
  try {
    return validate() === true;
  } catch {
    return false;
  }
}

/** What a judge says of each body, by the name of the schema; a text instead where there is no judge. */
export async function verdictsOf(validator, module, schemas, bodies) {
  const judgeOf = validator.judge(module);
  const verdicts = {};
  for (const [name, schema] of Object.entries(schemas)) {
    try {
      const judge = await judgeOf(structuredClone(schema));
      verdicts[name] = bodies[name].map((body) => judge(structuredClone(body)) === true);
    } catch (error) {
      verdicts[name] = String(error.message).slice(0, 90);
    }
  }
  return verdicts;
}
