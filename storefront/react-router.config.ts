import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { removeImportsFromManifest } from './build-plugins/browser-manifest.ts'

export default {
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  splitRouteModules: false,
  buildEnd: ({ reactRouterConfig }) =>
    removeImportsFromManifest(join(reactRouterConfig.buildDirectory, 'client', 'assets')),
} satisfies Config
