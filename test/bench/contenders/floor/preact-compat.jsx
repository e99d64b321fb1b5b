// The same source; a name with "preact" is built on preact/compat.
import "./react-dom.jsx";
