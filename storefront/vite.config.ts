import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { routerParts } from './build-plugins/router-parts.ts'
import { everyPage } from './build-plugins/every-page.ts'
import { besideBlocks, firstBlocks } from './build-plugins/first-blocks.ts'
import { besideGoods, goods, goodsAtHome } from './build-plugins/goods.ts'
import { callTable } from './build-plugins/call-table.ts'

/**
 * Few files, told apart by how often they change: the libraries, what every page shares, the blocks
 * that most pages begin with, each page.
 */
const groups = [
  {
    name: 'libraries',
    test: /node_modules[\\/](react|react-dom|react-router|scheduler|cookie-es)[\\/]/,
  },
  { name: everyPage },
  { name: besideGoods },
  { name: goodsAtHome },
  { name: goods },
  { name: besideBlocks },
  { name: firstBlocks },
]

/** What is fetched later fetches its own parts: each name of one would weigh on the page that may never ask. */
const stylesOnly = (_: string, files: string[]): string[] =>
  files.filter((file) => file.endsWith('.css'))

export default defineConfig({
  plugins: [callTable(), routerParts(), tailwindcss(), reactRouter()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: stylesOnly },
  },
  // Only server code imports it, which the scan for dependencies cannot tell.
  optimizeDeps: { exclude: ['zod'] },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
  },
})
