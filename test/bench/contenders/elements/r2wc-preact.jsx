// The same source; a name with "preact" is built on preact/compat.
import "./r2wc.jsx";
