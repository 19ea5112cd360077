import { flagCookies } from '@cairn/contract/cookies'
import { type RefusalName, refusals } from '@cairn/contract/refusals'
import { accept, type Result } from '@cairn/contract/result'
import { sampleOf } from '@cairn/contract/sample'
import { isLocale } from '@cairn/contract/sites'
import { answerOf, refusalAnswerOf } from './answer.ts'
import type { Asked } from './asked.ts'
import { createCallRouter } from './call-router.ts'
import { accepts, askedOf, checkClient, type EdgeSettings, isForeign } from './edge.ts'
import { checkRate, type Doorkeeping, perform } from './perform.ts'
import { rawQuery } from './raw-query.ts'
import { readBody } from './read-body.ts'
import { refuseCall, type RefusedCall } from './refused-call.ts'
import type { Route } from './serve.ts'

export type Told = {
  call: string
  status: number
  /** Why it was refused, as the client was told. */
  errorId: string | undefined
  milliseconds: number
  asked: Asked
}

export type Watch = {
  answered: (told: Told) => void
  failed: (error: unknown, asked: Asked) => void
}

export type ApiSettings = EdgeSettings &
  Doorkeeping & {
    routes: readonly Route[]
    /** Whether the mock flag swaps answers for samples: never in a real shop. */
    mocks: boolean
    watch: Watch
    /** Tells an outage, which passes, from a bug. */
    isOutage: (error: unknown) => boolean
  }

export type Api = (request: Request, clientAddress: string) => Promise<Response>

/** The one door of the commerce core: every call of the contract, and nothing else. */
export function createApi(settings: ApiSettings): Api {
  const find = createCallRouter(settings.routes)

  return async function answer(request, clientAddress) {
    const began = performance.now()
    const url = new URL(request.url)
    const locale = url.searchParams.get('locale') ?? ''
    const asked = askedOf(request, settings, {
      locale: isLocale(locale) ? locale : 'en-us',
      clientAddress,
    })
    const found = find(request.method === 'HEAD' ? 'GET' : request.method, corePath(url))
    const outcome = await settled(settings, asked, async () => {
      if (found.kind === 'unknown') return refuseCall('callUnknown')
      if (found.kind === 'wrongMethod') return refuseCall('methodWrong', {}, found)
      return takeIn(settings, { request, url, asked, ...found })
    })
    const response = outcome.ok
      ? answerOf(outcome.value, asked)
      : refusalAnswerOf(outcome.refusal, asked)
    const call = found.kind === 'route' ? `${request.method} ${found.route.call.path}` : found.kind
    const milliseconds = performance.now() - began
    const errorId = outcome.ok ? undefined : refusals[outcome.refusal.refusal.name].id
    settings.watch.answered({ call, status: response.status, errorId, milliseconds, asked })
    return response
  }
}

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
  const { call } = route
  const refusedAtDoor = wrongAtDoor(settings, { request, url, route })
  if (refusedAtDoor) return refuseCall(refusedAtDoor)
  const room = await checkRate(route, asked, settings)
  if (!room.ok) return room
  if (isMocked(settings, asked)) return accept(sampleOf(call.answer))
  const body = call.body ? await readBody(request) : undefined
  if (body && !body.ok) return refuseCall(body.refusal.name, body.refusal.data)
  return perform(route, asked, { params, query: rawQuery(url.searchParams), body: body?.value })
}

function wrongAtDoor(
  settings: ApiSettings,
  { request, url, route: { call } }: Pick<Arrived, 'request' | 'url' | 'route'>,
): RefusalName | undefined {
  if (isForeign(request, settings.publicOrigin)) return 'originForeign'
  const client = checkClient(request, url.searchParams.get('locale'), settings)
  if (!client.ok) return client.refusal.name
  return accepts(request, call.answerType ?? 'application/json') ? undefined : 'notAcceptable'
}

const isMocked = ({ mocks }: ApiSettings, { cookies }: Asked) =>
  mocks && cookies.get(flagCookies.mock) === '1'

export async function settled(
  { watch, isOutage }: ApiSettings,
  asked: Asked,
  work: () => Promise<Result<unknown, RefusedCall>>,
): Promise<Result<unknown, RefusedCall>> {
  try {
    return await work()
  } catch (error) {
    watch.failed(error, asked)
    return refuseCall(isOutage(error) ? 'awayForAMoment' : 'general')
  }
}
