import { classic } from "./rollup.config.mjs";
export default classic;
