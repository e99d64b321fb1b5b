# jsonschema and fastjsonschema: of-python.py FOLDER jsonschema|fastjsonschema
import importlib, json, sys

folder, which = sys.argv[1:]
module = importlib.import_module(which)


def read(name):
    with open(f"{folder}/{name}", encoding="utf-8") as file:
        return json.load(file)


def judge_of(schema):
    if which == "jsonschema":
        kind = module.validators.validator_for(schema)
        kind.check_schema(schema)
        return kind(schema).is_valid
    validate = module.compile(schema)

    def judge(body):
        try:
            validate(body)
            return True
        except module.JsonSchemaException:
            return False

    return judge


verdicts = {}
for name in read("names.json"):
    try:
        verdicts[name] = list(map(judge_of(read(f"{name}.schema.json")), read(f"{name}.bodies.json")))
    except Exception as error:
        verdicts[name] = str(error)[:90]
print(json.dumps(verdicts))
