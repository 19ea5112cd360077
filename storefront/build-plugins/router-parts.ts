import type { Plugin } from 'vite'

/**
 * Two parts of the router that this shop has switched off are still sent to every visitor: what finds
 * routes that a page does not know, and what measures it. In their place stand these; the build fails
 * when a version of the router asks for more of them. See decisions/010.
 */
const instead: Record<string, string> = {
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

const part = /react-router[\\/]dist[\\/]production[\\/]lib[\\/](.+)$/

export function routerParts(): Plugin {
  return {
    name: 'cairn-router-parts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      const [, path = ''] = part.exec(id) ?? []
      return instead[path.replaceAll('\\', '/')]
    },
  }
}
