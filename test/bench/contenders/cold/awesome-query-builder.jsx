import { awesomeQueryBuilder } from "../../parts/awesome-query-builder.jsx";
import { given } from "../../parts/given.js";

awesomeQueryBuilder.mount(document.getElementById("root"), given());
