import type { Plugin } from 'vite'

/**
 * Replaces two modules of the router that this shop does not use but every visitor would download:
 * lazy route discovery and instrumentation. The build fails when a version of the router imports
 * other names from them. See decisions/010.
 */
export const stubs: Record<string, string> = {
  'dom/ssr/fog-of-war.js': `
    const nothing = () => {}
    export const isFogOfWarEnabled = () => false
    export const getPartialManifest = (manifest) => manifest
    export {
      nothing as getPatchRoutesOnNavigationFunction,
      nothing as useFogOFWarDiscovery,
      nothing as getManifestPath,
      nothing as getPathsWithAncestors,
      nothing as handleClientVersionMismatch,
    }
    export const URL_LIMIT = 0`,
  'router/instrumentation.js': `
    const nothing = () => {}
    export {
      nothing as consumeInstrumentationClientResultMetaReceiver,
      nothing as getRouteInstrumentationUpdates,
      nothing as instrumentHandler,
    }
    export const instrumentClientSideRouter = (router) => router
    export const instrumentationResultMetaContext = undefined`,
}

const routerModule = /react-router[\\/]dist[\\/]production[\\/]lib[\\/](.+)$/

export function routerStubs(): Plugin {
  return {
    name: 'cairn-router-parts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      const [, path = ''] = routerModule.exec(id) ?? []
      return stubs[path.replaceAll('\\', '/')]
    },
  }
}
