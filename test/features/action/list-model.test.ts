import { listModelSuite } from "../../list-editor/list-model/suite.js";
import { actionList } from "./action-list.js";

listModelSuite(actionList);
