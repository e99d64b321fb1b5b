// gojsonschema: go run of-go.go FOLDER
package main

import (
	"encoding/json"
	"os"

	"github.com/xeipuuv/gojsonschema"
)

func main() {
	folder := os.Args[1] + "/"
	text := func(name string) []byte { all, _ := os.ReadFile(folder + name); return all }
	var names []string
	json.Unmarshal(text("names.json"), &names)
	verdicts := map[string]any{}
	for _, name := range names {
		schema, err := gojsonschema.NewSchema(gojsonschema.NewBytesLoader(text(name + ".schema.json")))
		if err != nil {
			verdicts[name] = err.Error()
			continue
		}
		var bodies []json.RawMessage
		json.Unmarshal(text(name+".bodies.json"), &bodies)
		judged := []bool{}
		for _, body := range bodies {
			result, err := schema.Validate(gojsonschema.NewBytesLoader(body))
			judged = append(judged, err == nil && result.Valid())
		}
		verdicts[name] = judged
	}
	json.NewEncoder(os.Stdout).Encode(verdicts)
}
