import { wirePath } from '@cairn/contract/call'
import type { Route } from './serve.ts'

type Found =
  | { kind: 'route'; route: Route; params: Record<string, string> }
  | { kind: 'wrongMethod'; allow: string }
  | { kind: 'unknown' }

type Shape = { segments: readonly string[]; byMethod: Map<string, Route> }

/** Finds the route of a method and a path; a path that no call declares is unknown. */
export function createCallRouter(routes: readonly Route[]) {
  const shapes = new Map<string, Shape>()
  for (const route of routes) {
    const path = wirePath(route.call.path)
    const shape = shapes.get(path) ?? { segments: path.split('/'), byMethod: new Map() }
    shape.byMethod.set(route.call.method, route)
    shapes.set(path, shape)
  }
  const byLength = Map.groupBy(shapes.values(), ({ segments }) => segments.length)
  for (const alike of byLength.values()) alike.sort(moreLiteralFirst)

  return function find(method: string, path: string): Found {
    const segments = path.split('/')
    const allowed: string[] = []
    for (const shape of byLength.get(segments.length) ?? []) {
      const params = paramsOf(shape, segments)
      if (!params) continue
      const route = shape.byMethod.get(method)
      if (route) return { kind: 'route', route, params }
      allowed.push(...shape.byMethod.keys())
    }
    return allowed.length > 0
      ? { kind: 'wrongMethod', allow: allowed.join(', ') }
      : { kind: 'unknown' }
  }
}

const isParam = (segment: string) => segment.startsWith('{')

const moreLiteralFirst = (one: Shape, other: Shape) =>
  one.segments.filter(isParam).length - other.segments.filter(isParam).length

function paramsOf(shape: Shape, segments: readonly string[]) {
  const params: Record<string, string> = {}
  for (const [at, expected] of shape.segments.entries()) {
    const given = segments[at] ?? ''
    if (isParam(expected)) {
      const value = decoded(given)
      if (value === undefined || value === '') return undefined
      params[expected.slice(1, -1)] = value
    } else if (expected !== given) return undefined
  }
  return params
}

function decoded(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment)
  } catch {
    return undefined
  }
}
