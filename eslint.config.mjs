import js from "@eslint/js";
import boundaries from "eslint-plugin-boundaries";
import compat from "eslint-plugin-compat";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import globals from "globals";
import ts from "typescript-eslint";
import { changingText } from "./scripts/eslint/changing-text.mjs";

/** The folders of `src`. A file belongs to the first pattern that matches. */
const elements = [
  { type: "feature", pattern: "src/features/*", capture: ["name"] },
  // The part of the runtime that runs in the build.
  { type: "finish", pattern: "src/runtime/finish" },
  ...[
    "templates",
    "pages",
    "layout",
    "runtime",
    "sections",
    "seo",
    "ui",
    "api-client",
    "lib",
    "styles",
  ].map((folder) => ({ type: folder, pattern: `src/${folder}` })),
  { type: "build", pattern: "src/build" },
  { type: "content-model", pattern: "src/content-model" },
  { type: "entry", pattern: "gatsby-*", mode: "file" },
];

const base = ["seo", "ui", "api-client", "lib", "styles"];

/** Imports point one way: what each folder may import. */
const directions = [
  { from: "entry", allow: ["build", "finish", "layout", "runtime", "sections", "feature", "lib"] },
  { from: ["templates", "pages"], allow: ["layout", "runtime", "sections", "feature", ...base] },
  { from: "layout", allow: ["layout", "runtime", "sections", "feature", ...base] },
  // The bundle's entry imports gatsby-browser.tsx, and static content loads the sections late.
  { from: "runtime", allow: ["runtime", "entry", "sections", "feature", ...base] },
  // A tool inside a text is an island.
  { from: "sections", allow: ["sections", "runtime", "feature", ...base] },
  // Types only: schemas must not reach the browser.
  { from: "sections", importKind: "type", allow: ["content-model"] },
  { from: "feature", allow: [["feature", { name: "${from.name}" }], ...base] },
  {
    from: [["feature", { name: "lead" }]],
    allow: [["feature", { name: "{region,attribution,analytics}" }]],
  },
  { from: [["feature", { name: "testimonials" }]], allow: [["feature", { name: "region" }]] },
  { from: [["feature", { name: "analytics" }]], allow: [["feature", { name: "consent" }]] },
  { from: "seo", allow: ["seo", "ui", "lib"] },
  { from: "ui", allow: ["ui", "lib", "styles"] },
  { from: "api-client", allow: ["api-client", "lib"] },
  { from: "lib", allow: ["lib"] },
  // The fields of a tool are declared once, in the tool; they are pure.
  { from: "content-model", allow: ["content-model", ["feature", { name: "tools" }], "lib"] },
  { from: "build", allow: ["build", "finish", "content-model", "lib", "feature"] },
  // The security policy needs the boot script's text and the vendors' hosts.
  { from: "finish", allow: ["finish", "runtime", "layout", "feature", "lib"] },
];

/** Browser APIs that have one owner each, and what to call instead. */
const guardedGlobals = [
  { name: "fetch", message: "Call src/api-client." },
  { name: "localStorage", message: "Use src/lib/storage.ts." },
  { name: "sessionStorage", message: "Use src/lib/storage.ts." },
];
const guardedProperties = [
  { object: "window", property: "localStorage", message: "Use src/lib/storage.ts." },
  { object: "window", property: "sessionStorage", message: "Use src/lib/storage.ts." },
  { object: "window", property: "fetch", message: "Call src/api-client." },
  { object: "document", property: "cookie", message: "Use src/lib/cookies.ts." },
  { object: "window", property: "dataLayer", message: "Use features/analytics/data-layer.ts." },
  { object: "window", property: "_hsq", message: "Use features/analytics/data-layer.ts." },
];

export default ts.config(
  { ignores: ["public", ".cache", "node_modules", "src/gatsby-types.d.ts", "test-results"] },
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ["*.mjs", "scripts/eslint/*.mjs", "static/*.js"] },
      },
    },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
      "@typescript-eslint/no-confusing-void-expression": "off",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_" }],
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/switch-exhaustiveness-check": [
        "error",
        { considerDefaultExhaustiveForUnions: true },
      ],
      // They took a tenth of the time. The project has no enums, and no values that only look like its classes.
      "@typescript-eslint/no-unsafe-class-instance-assignment": "off",
      "@typescript-eslint/no-unsafe-enum-assignment": "off",
      eqeqeq: ["error", "always", { null: "ignore" }],
      "no-console": "error",
    },
  },
  {
    files: ["src/**", "gatsby-*"],
    plugins: { boundaries, "react-hooks": reactHooks, "jsx-a11y": jsxA11y },
    settings: {
      "boundaries/elements": elements,
      "import/resolver": { typescript: { alwaysTryTypes: true } },
    },
    rules: {
      ...jsxA11y.flatConfigs.strict.rules,
      // Scrollable tables have to be focusable (axe: scrollable-region-focusable).
      "jsx-a11y/no-noninteractive-tabindex": ["error", { tags: [], roles: ["group"] }],
      "react-hooks/rules-of-hooks": "error",
      "react-hooks/exhaustive-deps": "error",
      "boundaries/element-types": ["error", { default: "disallow", rules: directions }],
      "boundaries/no-unknown": "error",
      "no-restricted-globals": ["error", ...guardedGlobals],
      "no-restricted-properties": ["error", ...guardedProperties],
      "@typescript-eslint/consistent-type-assertions": ["error", { assertionStyle: "never" }],
    },
  },
  {
    files: [
      "src/lib/storage.ts",
      "src/api-client/request.ts",
      "src/features/analytics/data-layer.ts",
    ],
    rules: { "no-restricted-globals": "off", "no-restricted-properties": "off" },
  },
  {
    // Browser APIs by `browserslist`; tsconfig.browser.json has the methods of JavaScript's own types.
    files: ["src/**", "gatsby-browser.tsx"],
    ignores: ["src/build/**", "src/runtime/finish/**", "**/testing/**", "**/*.test.{ts,tsx}"],
    extends: [compat.configs["flat/recommended"]],
    settings: { lintAllEsApis: true },
  },
  {
    // What renders once per page, as sections and templates do, doesn't change.
    files: ["src/{features,ui}/**/*.tsx"],
    ignores: ["**/*.test.tsx"],
    plugins: { own: { rules: { "changing-text": changingText } } },
    rules: { "own/changing-text": "error" },
  },
  {
    // Gatsby types several of its functions as plain Function.
    files: ["src/build/*.ts", "src/runtime/finish/*.ts"],
    rules: { "@typescript-eslint/no-unsafe-call": "off" },
  },
  {
    files: ["**/*.test.{ts,tsx}", "tests/**"],
    rules: {
      // Jest types its matchers as any.
      "@typescript-eslint/consistent-type-assertions": "off",
      "@typescript-eslint/unbound-method": "off",
      "boundaries/element-types": "off",
      "no-restricted-globals": "off",
      "no-restricted-properties": "off",
    },
  },
  {
    files: ["scripts/**", "reference-api/**", "gatsby-config.ts"],
    languageOptions: { globals: globals.node },
    rules: { "no-console": "off" },
  },
  { files: ["static/*.js"], languageOptions: { globals: globals.serviceworker } },
  { files: ["**/*.mjs", "static/*.js"], extends: [ts.configs.disableTypeChecked] },
);
