import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["node_modules/", "dist/"] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...ts.configs.stylistic,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser } },
    rules: {
      eqeqeq: "error",
      "no-console": "error",
      "prefer-const": "error",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    // Svelte's own rule knows that `$props()` and `$state()` are bound with `let`.
    rules: { "prefer-const": "off", "svelte/prefer-const": "error" },
  },
  {
    // The board core stays free of any framework, and of the network: it is handed what it draws.
    files: ["src/board/**/*.ts"],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          patterns: [
            { group: ["svelte", "svelte/*", "*.svelte"], message: "src/board is framework-free." },
            { group: ["**/protocol/*", "**/panels/*"], message: "src/board knows only the board." },
          ],
        },
      ],
    },
  },
  {
    files: ["*.config.{js,ts}"],
    languageOptions: { globals: { ...globals.node } },
  },
);
