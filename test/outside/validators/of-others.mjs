import { fileURLToPath } from "node:url";

/* Validators of other languages, where they are installed: a program each that writes its verdicts as JSON. */

const here = (name) => fileURLToPath(new URL(name, import.meta.url));

/** `has` ends with 0 where it is installed, and `version` is what it then writes. */
export const otherValidators = [
  {
    name: "PHP justinrainbow/json-schema",
    package: "php-json-schema",
    has: ["php", "-r", "exit(is_file('/usr/share/php/JsonSchema/autoload.php') ? 0 : 1);"],
    run: (folder) => ["php", here("of-php.php"), folder],
  },
  ruby("json-schema", "ruby-json-schema"),
  ruby("json_schemer", "ruby-json-schemer"),
  python("jsonschema", "python3-jsonschema"),
  python("fastjsonschema", "python3-fastjsonschema"),
  {
    name: "Perl JSON::Validator",
    package: "libjson-validator-perl",
    has: ["perl", "-MJSON::Validator", "-e", "1"],
    run: (folder) => ["perl", here("of-perl.pl"), folder],
  },
  {
    name: "Go gojsonschema",
    package: "golang-github-xeipuuv-gojsonschema-dev",
    has: ["sh", "-c", "command -v go && test -d /usr/share/gocode/src/github.com/xeipuuv/gojsonschema"],
    run: (folder) => ["go", "run", here("of-go.go"), folder],
    // What Debian packs lies where Go looked before it had modules.
    env: { GO111MODULE: "off", GOPATH: "/usr/share/gocode", GOFLAGS: "" },
  },
];

function ruby(which, name) {
  return {
    name: `Ruby ${which}`,
    package: name,
    has: ["ruby", "-rset", "-e", `require "${which}"`],
    run: (folder) => ["ruby", here("of-ruby.rb"), folder, which],
  };
}

/** The system's own: what a version manager puts before it does not see Debian's packages. */
function python(which, name) {
  return {
    name: `Python ${which}`,
    package: name,
    has: ["/usr/bin/python3", "-c", `import ${which}`],
    run: (folder) => ["/usr/bin/python3", "-W", "ignore", here("of-python.py"), folder, which],
  };
}
