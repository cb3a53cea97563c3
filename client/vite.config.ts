import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const SERVER = process.env["HEXSIDE_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  // Component tests mount panels as a browser does, not as a server that renders them.
  ...(process.env["VITEST"] === undefined ? {} : { resolve: { conditions: ["browser"] } }),
  // Relative addresses: the server may publish the client below any path.
  base: "./",
  build: {
    outDir: fileURLToPath(new URL("../src/hexside/server/static", import.meta.url)),
    emptyOutDir: true,
    target: "es2022",
    sourcemap: false,
  },
  server: {
    proxy: { "/api": { target: SERVER, ws: true } },
  },
  test: {
    environment: "node",
    include: ["src/**/*.test.ts"],
  },
});
