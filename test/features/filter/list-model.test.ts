import { listModelSuite } from "../../list-editor/list-model/suite.js";
import { filterList } from "./filter-list.js";

listModelSuite(filterList);
