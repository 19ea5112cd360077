import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { callTable } from './build-plugins/call-table.ts'
import {
  besideListingsChunk,
  blocksChunk,
  cartPartsChunk,
  frameChunk,
  productPagesChunk,
  sharedWithBlocksChunk,
} from './build-plugins/chunks.ts'

/** The code is split into few files by who loads it: libraries, the frame, shared modules, each page. */
const groups = [
  {
    name: 'libraries',
    test: /node_modules[\\/](react|react-dom|react-router|scheduler|cookie-es|zustand)[\\/]/,
  },
  { name: frameChunk },
  { name: besideListingsChunk },
  { name: productPagesChunk },
  // The parts of the cart import these, and other pages need nothing else of the cart.
  { name: 'messages', test: /app\/(ui\/inline-message\.tsx|cart\/commands\/cart-error\.ts)$/ },
  { name: 'notice', test: /app\/ui\/notice\.tsx$/ },
  { name: cartPartsChunk },
  { name: sharedWithBlocksChunk },
  { name: blocksChunk },
]

/**
 * Lazily loaded modules load their own imports, so that a page does not list chunks it may never need. The styles of
 * the frame are on every page.
 */
const stylesOnly = (_: string, files: string[]): string[] =>
  files.filter((file) => file.endsWith('.css') && !file.startsWith('assets/frame-'))

export default defineConfig({
  plugins: [callTable(), tailwindcss(), reactRouter()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: stylesOnly },
  },
  // Only server code imports zod, which Vite's dependency scan cannot detect.
  optimizeDeps: { exclude: ['zod'] },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
  },
})
