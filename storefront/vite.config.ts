import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { callTable } from './build-plugins/call-table.ts'
import { chunkGroups, chunksToPreload } from './build-plugins/chunks.ts'

export default defineConfig({
  plugins: [callTable(), tailwindcss(), reactRouter()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // Without comments in the scripts, and not in the folder that is served: see react-router.config.ts.
    sourcemap: process.env['CAIRN_SOURCE_MAPS'] === '1' && 'hidden',
    modulePreload: { polyfill: false, resolveDependencies: chunksToPreload },
  },
  // Only server code imports zod, which Vite's dependency scan cannot detect.
  optimizeDeps: { exclude: ['zod'] },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } } },
  },
})
