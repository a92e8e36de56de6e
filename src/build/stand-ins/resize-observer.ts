/** Stands for the package `resize-observer-polyfill`. */
const native = ResizeObserver;

export default native;
