import { listModelSuite } from "./list-model/suite.js";
import { simpleList } from "./simple-list-feature.js";

listModelSuite(simpleList);
