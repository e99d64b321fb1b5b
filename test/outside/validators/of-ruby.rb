# json-schema and json_schemer: of-ruby.rb FOLDER json-schema|json_schemer
require "json"
require "set" # json_schemer takes it for granted
folder, which = ARGV
require which
verdicts = JSON.parse(File.read("#{folder}/names.json")).to_h do |name|
  schema = JSON.parse(File.read("#{folder}/#{name}.schema.json"))
  bodies = JSON.parse(File.read("#{folder}/#{name}.bodies.json"))
  judge =
    if which == "json_schemer"
      schemer = JSONSchemer.schema(schema)
      ->(body) { schemer.valid?(body) }
    else
      ->(body) { JSON::Validator.validate(schema, body, parse_data: false) }
    end
  [name, bodies.map(&judge)]
rescue StandardError => error
  [name, error.message[0, 90]]
end
puts JSON.generate(verdicts)
