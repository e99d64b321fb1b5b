import { given } from "../../parts/given.js";
import { reactQueryBuilder } from "../../parts/react-query-builder.jsx";

reactQueryBuilder.mount(document.getElementById("root"), given());
