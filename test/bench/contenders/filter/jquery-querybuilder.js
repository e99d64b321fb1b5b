import { jqueryQueryBuilder } from "../../parts/jquery-query-builder.js";

window.bench = jqueryQueryBuilder;
