import { awesomeQueryBuilder } from "../../parts/awesome-query-builder.jsx";

window.bench = awesomeQueryBuilder;
