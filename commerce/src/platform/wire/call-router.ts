import { wirePath } from '@cairn/contract/wire/call'
import type { Route } from './serve.ts'

type RouteMatch =
  | { kind: 'route'; route: Route; params: Record<string, string> }
  | { kind: 'wrongMethod'; allow: string }
  | { kind: 'unknown' }

type PathPattern = { segments: readonly string[]; byMethod: Map<string, Route> }

/** Creates a function that finds the route of a method and a path. */
export function createCallRouter(routes: readonly Route[]) {
  const patterns = new Map<string, PathPattern>()
  for (const route of routes) {
    const path = wirePath(route.call.path)
    const pattern = patterns.get(path) ?? { segments: path.split('/'), byMethod: new Map() }
    pattern.byMethod.set(route.call.method, route)
    patterns.set(path, pattern)
  }
  const byLength = Map.groupBy(patterns.values(), ({ segments }) => segments.length)
  for (const sameLength of byLength.values()) sameLength.sort(byParamCount)

  return function find(method: string, path: string): RouteMatch {
    const segments = path.split('/')
    const allowed: string[] = []
    for (const pattern of byLength.get(segments.length) ?? []) {
      const params = paramsOf(pattern, segments)
      if (!params) continue
      const route = pattern.byMethod.get(method)
      if (route) return { kind: 'route', route, params }
      allowed.push(...pattern.byMethod.keys())
    }
    return allowed.length > 0
      ? { kind: 'wrongMethod', allow: allowed.join(', ') }
      : { kind: 'unknown' }
  }
}

const isParam = (segment: string) => segment.startsWith('{')

const byParamCount = (one: PathPattern, other: PathPattern) =>
  one.segments.filter(isParam).length - other.segments.filter(isParam).length

function paramsOf(pattern: PathPattern, segments: readonly string[]) {
  const params: Record<string, string> = {}
  for (const [index, expected] of pattern.segments.entries()) {
    const actual = segments[index] ?? ''
    if (isParam(expected)) {
      const value = decodeSegment(actual)
      if (value === undefined || value === '') return undefined
      params[expected.slice(1, -1)] = value
    } else if (expected !== actual) return undefined
  }
  return params
}

function decodeSegment(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment)
  } catch {
    return undefined
  }
}
