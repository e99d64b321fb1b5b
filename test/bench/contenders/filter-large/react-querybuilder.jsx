import { reactQueryBuilder } from "../../parts/react-query-builder.jsx";

window.bench = reactQueryBuilder;
