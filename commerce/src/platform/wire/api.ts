import type { RefusalName } from '@cairn/contract/refusals'
import type { Result } from '@cairn/contract/result'
import { isLocale } from '@cairn/contract/sites'
import { answerOf, refusalAnswerOf, sharedAnswerOf } from './answer.ts'
import type { Asked } from './asked.ts'
import { createCallRouter } from './call-router.ts'
import { accepts, askedOf, checkClient, type EdgeSettings, isForeign } from './edge.ts'
import {
  checkRate,
  type Doorkeeping,
  type Keeping,
  type Mocking,
  performOrMock,
} from './perform.ts'
import { rawQuery } from './raw-query.ts'
import { readBody } from './read-body.ts'
import { readSigned } from './read-signed.ts'
import { refuseCall, type RefusedCall } from './refused-call.ts'
import type { Route } from './serve.ts'
import { nameOf, watched, type Watching } from './watched.ts'

export type ApiSettings = EdgeSettings &
  Doorkeeping &
  Mocking &
  Keeping &
  Watching & { routes: readonly Route[] }

export type Api = (request: Request, clientAddress: string) => Promise<Response>

/** The one door of the commerce core: every call of the contract, and nothing else. */
export function createApi(settings: ApiSettings): Api {
  const find = createCallRouter(settings.routes)

  return async function answer(request, clientAddress) {
    const url = new URL(request.url)
    const locale = url.searchParams.get('locale') ?? ''
    const asked = askedOf(request, settings, {
      locale: isLocale(locale) ? locale : 'en-us',
      clientAddress,
    })
    const found = find(request.method === 'HEAD' ? 'GET' : request.method, corePath(url))
    const call = found.kind === 'route' ? nameOf(found.route) : found.kind
    const outcome = await watched(settings, { call, asked }, async () => {
      if (found.kind === 'unknown') return refuseCall('callUnknown')
      if (found.kind === 'wrongMethod') return refuseCall('methodWrong', {}, found)
      return takeIn(settings, { request, url, asked, ...found })
    })
    if (!outcome.ok) return refusalAnswerOf(outcome.refusal, asked)
    return settings.answers && asked.madeOf.tags.size > 0
      ? sharedAnswerOf(outcome.value, asked, request)
      : answerOf(outcome.value, asked, typeOf(found))
  }
}

const typeOf = (found: ReturnType<ReturnType<typeof createCallRouter>>) =>
  found.kind === 'route' ? found.route.call.answerType : undefined

const corePath = (url: URL) => url.pathname.replace(/^\/pre(?=\/f?api\/)/, '')

type Arrived = {
  request: Request
  url: URL
  asked: Asked
  route: Route
  params: Record<string, string>
}

/** The edge's own questions, cheapest first; then the call itself. */
async function takeIn(
  settings: ApiSettings,
  { request, url, asked, route, params }: Arrived,
): Promise<Result<unknown, RefusedCall>> {
  const refusedAtDoor = wrongAtDoor(settings, { request, url, route })
  if (refusedAtDoor) return refuseCall(refusedAtDoor)
  const room = await checkRate(route, asked, settings)
  if (!room.ok) return room
  if (isSigned(route)) {
    const signed = await readSigned(request)
    if (!signed.ok) return refuseCall(signed.refusal.name)
    asked.signed = signed.value
  }
  const body = route.call.body ? await readBody(request) : undefined
  if (body && !body.ok) return refuseCall(body.refusal.name, body.refusal.data)
  const raw = { params, query: rawQuery(url.searchParams), body: body?.value }
  return performOrMock(settings, { route, asked, raw })
}

/** A provider's server is neither a browser nor a client of ours: its signature says who it is. */
const isSigned = ({ call }: Route) => call.policy === 'provider'

function wrongAtDoor(
  settings: ApiSettings,
  { request, url, route }: Pick<Arrived, 'request' | 'url' | 'route'>,
): RefusalName | undefined {
  if (isSigned(route)) return undefined
  if (isForeign(request, settings.publicOrigin)) return 'originForeign'
  const client = checkClient(request, url.searchParams.get('locale'), settings)
  if (!client.ok) return client.refusal.name
  return accepts(request, route.call.answerType ?? 'application/json') ? undefined : 'notAcceptable'
}
