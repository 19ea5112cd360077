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

/** What most pages have, or what is tiny, is not named again by what is fetched later. */
const withoutEveryPages = (_: string, files: string[]): string[] =>
  files.filter(
    (file) =>
      !/\/(?:libraries|frame|rolldown-runtime|goods|beside-goods|pictures|in-turn|use-in-browser)-[\w-]+\.(?:js|css)$/.test(
        file,
      ),
  )

export default defineConfig({
  plugins: [callTable(), routerParts(), tailwindcss(), reactRouter()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: withoutEveryPages },
  },
  // Only server code imports it, which the scan for dependencies cannot tell.
  optimizeDeps: { exclude: ['zod'] },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
  },
})
