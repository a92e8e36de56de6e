import "./text-encoder";

export { renderToString as prerender } from "react-dom/server";
