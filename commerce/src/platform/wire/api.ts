import type { RefusalName } from '@cairn/contract/refusals/refusals'
import type { Result } from '@cairn/contract/refusals/result'
import { isLocale } from '@cairn/contract/sites/sites'
import { wirePath } from '@cairn/contract/wire/call'
import {
  acceptsType,
  createRequestContext,
  checkClient,
  type EdgeSettings,
  isCrossOrigin,
} from './edge.ts'
import {
  type Instrumentation,
  type CallSettings,
  callName,
  instrumented,
  checkRateLimit,
  performOrMock,
} from './perform.ts'
import { isPreviewed } from './preview.ts'
import { readQuery, readBody, readSigned } from './read-request.ts'
import { refuseCall, type RefusedCall } from './refused-call.ts'
import type { RequestContext } from './request-context.ts'
import { answerResponse, refusalResponse, publicAnswerResponse } from './responses.ts'
import type { Route } from './serve.ts'

export type ApiSettings = EdgeSettings &
  CallSettings &
  Instrumentation & { routes: readonly Route[] }

export type Api = (request: Request, clientIp: string) => Promise<Response>

/** The HTTP interface of the commerce core. It serves every call of the contract. */
export function createApi(settings: ApiSettings): Api {
  const find = createCallRouter(settings.routes)

  return async function answer(request, clientIp) {
    const url = new URL(request.url)
    const locale = url.searchParams.get('locale') ?? ''
    const context = createRequestContext(request, settings, {
      locale: isLocale(locale) ? locale : 'en-us',
      clientIp,
      isFromPage: false,
    })
    const match = find(request.method === 'HEAD' ? 'GET' : request.method, corePath(url))
    const call = match.kind === 'route' ? callName(match.route) : match.kind
    const outcome = await instrumented(settings, { call, context }, async () => {
      if (match.kind === 'unknown') return refuseCall('callUnknown')
      if (match.kind === 'wrongMethod') return refuseCall('methodWrong', {}, match)
      return handle(settings, { request, url, context, ...match })
    })
    if (!outcome.ok) return refusalResponse(outcome.refusal, context)
    const isPublic = context.cacheTags.tags.size > 0 && !isPreviewRequest(match)
    return settings.answerCache && isPublic
      ? publicAnswerResponse(outcome.value, context, request)
      : answerResponse(outcome.value, context, match.kind === 'route' ? match.route.call : {})
  }
}

/** Without the right to preview it is answered like a published page, but the next one may have the right. */
const isPreviewRequest = (match: RouteMatch) =>
  match.kind === 'route' && isPreviewed({ params: match.params })

const corePath = (url: URL) => url.pathname.replace(/^\/pre(?=\/f?api\/)/, '')

type IncomingCall = {
  request: Request
  url: URL
  context: RequestContext
  route: Route
  params: Record<string, string>
}

/** Makes the cheap checks first, then performs the call. */
async function handle(
  settings: ApiSettings,
  { request, url, context, route, params }: IncomingCall,
): Promise<Result<unknown, RefusedCall>> {
  const refusal = edgeRefusal(settings, { request, url, route })
  if (refusal) return refuseCall(refusal)
  const withinLimit = await checkRateLimit(route, context, settings)
  if (!withinLimit.ok) return withinLimit
  if (needsSignature(route)) {
    const signedBody = await readSigned(request)
    if (!signedBody.ok) return refuseCall(signedBody.refusal.name)
    context.signedBody = signedBody.value
  }
  const body = route.call.body ? await readBody(request) : undefined
  if (body && !body.ok) return refuseCall(body.refusal.name, body.refusal.data)
  const raw = { params, query: readQuery(url.searchParams), body: body?.value }
  return performOrMock(settings, { route, context, raw })
}

/** A payment provider's server has no access key and no origin. Its signature identifies it. */
const needsSignature = ({ call }: Route) => call.policy === 'provider'

function edgeRefusal(
  settings: ApiSettings,
  { request, url, route }: Pick<IncomingCall, 'request' | 'url' | 'route'>,
): RefusalName | undefined {
  if (needsSignature(route)) return undefined
  if (isCrossOrigin(request, settings.publicOrigin)) return 'originNotAllowed'
  const client = checkClient(request, url.searchParams.get('locale'), settings)
  if (!client.ok) return client.refusal.name
  return acceptsType(request, route.call.answerType ?? 'application/json')
    ? undefined
    : 'notAcceptable'
}

type RouteMatch =
  | { kind: 'route'; route: Route; params: Record<string, string> }
  | { kind: 'wrongMethod'; allow: string }
  | { kind: 'unknown' }

type PathPattern = { segments: readonly string[]; byMethod: Map<string, Route> }

/** Creates a function that finds the route of a method and a path. */
function createCallRouter(routes: readonly Route[]) {
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
      allowed.push(
        ...[...pattern.byMethod.keys()].flatMap((other) =>
          other === 'GET' ? ['GET', 'HEAD'] : [other],
        ),
      )
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
