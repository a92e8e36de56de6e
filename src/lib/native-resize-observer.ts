/** Stands for the package `resize-observer-polyfill` in the browser's bundle (src/build/webpack.ts). */
export default ResizeObserver;
