import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'

type Routes = ServerBuild['routes']

/** Every page can be read. Those whose route serves forms accept them too. */
export function methodsOf(routes: Routes, url: URL): readonly string[] {
  const pathname = url.pathname.replace(/\.data$/, '')
  const page = matchRoutes(routeTree(routes), pathname)?.at(-1)
  const hasForms = page?.route.id !== undefined && routes[page.route.id]?.module.action !== undefined
  return hasForms ? ['GET', 'HEAD', 'POST'] : ['GET', 'HEAD']
}

function routeTree(routes: Routes, parentId?: string): RouteObject[] {
  const siblings = Object.values(routes).filter(
    (route) => route && (route.parentId || undefined) === parentId,
  )
  return siblings.flatMap((route) => {
    if (!route) return []
    const { id, path, index } = route
    const place = path === undefined ? { id } : { id, path }
    return index ? [{ ...place, index }] : [{ ...place, children: routeTree(routes, id) }]
  })
}

export const methodNotAllowed = (methods: readonly string[]): Response =>
  new Response('Method Not Allowed', {
    status: 405,
    headers: { 'content-type': 'text/plain; charset=utf-8', allow: methods.join(', ') },
  })
