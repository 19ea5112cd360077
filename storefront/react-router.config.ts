import { globSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { removeImportsFromManifest } from './build-plugins/browser-manifest.ts'

export default {
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  splitRouteModules: false,
  buildEnd({ reactRouterConfig: { buildDirectory } }) {
    const assets = join(buildDirectory, 'client', 'assets')
    removeImportsFromManifest(assets)
    moveSourceMaps(assets, join(buildDirectory, 'source-maps'))
  },
} satisfies Config

/** Whatever is beside the scripts is served. */
function moveSourceMaps(assets: string, folder: string) {
  rmSync(folder, { recursive: true, force: true })
  const maps = globSync('*.map', { cwd: assets })
  if (maps.length > 0) mkdirSync(folder)
  for (const map of maps) renameSync(join(assets, map), join(folder, map))
}
