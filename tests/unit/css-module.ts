/** Stands for any CSS module: each class is called by its own name. */
module.exports = new Proxy(
  {},
  { get: (_target, key) => (key === "__esModule" ? true : String(key)) },
);
