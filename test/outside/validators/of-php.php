<?php // justinrainbow/json-schema, as Debian ships it: of-php.php FOLDER
require '/usr/share/php/JsonSchema/autoload.php';
$folder = $argv[1];
$read = fn ($file) => json_decode(file_get_contents("$folder/$file"));
$verdicts = [];
foreach (json_decode(file_get_contents("$folder/names.json")) as $name) {
    try {
        $schema = $read("$name.schema.json");
        $verdicts[$name] = array_map(function ($body) use ($schema) {
            $validator = new JsonSchema\Validator;
            $validator->validate($body, $schema);
            return $validator->isValid();
        }, $read("$name.bodies.json"));
    } catch (Throwable $error) {
        $verdicts[$name] = substr($error->getMessage(), 0, 90);
    }
}
echo json_encode($verdicts);
