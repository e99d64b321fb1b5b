import { given } from "../../parts/given.js";
import { jqueryQueryBuilder } from "../../parts/jquery-query-builder.js";

jqueryQueryBuilder.mount(document.getElementById("root"), given());
