/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte';
import sbom from 'rollup-plugin-sbom';
import { defineConfig } from 'vite';

/** Where `./quoin serve` listens while the pages come from Vite. */
const server = {
  target: process.env.QUOIN_SERVER ?? 'http://localhost:8080',
  // The server takes changes from pages of its own address only, so it has to hear the one in the browser.
  changeOrigin: false,
};

export default defineConfig({
  plugins: [
    svelte(),
    // The packages that end up in the pages, for the jar's META-INF/sbom. The same sources must give the same bytes.
    sbom({
      outDir: 'sbom',
      outFilename: 'web.cdx',
      includeWellKnown: false,
      saveTimestamp: false,
    }),
  ],
  build: {
    // The first browsers that know light-dark() and dialog; older ones would need every colour twice.
    target: ['chrome123', 'firefox120', 'safari17.5'],
    // The server's content security policy allows neither inline scripts nor data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: { '/api': server, '/health': server, '/metrics': server },
  },
  test: {
    include: ['src/**/*.test.ts'],
  },
});
