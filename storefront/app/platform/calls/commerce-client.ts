import type { CallName } from '@cairn/contract/calls'
import type { Client } from '@cairn/contract/wire/client'
import type { BrowserState } from './browser-state.ts'
import {
  type CallAnswer,
  type CallParts,
  callRequest,
  type CallRow,
  noResponse,
  readAnswer,
} from './call-request.ts'
import { requestChallengeSolution } from './challenge-event.ts'
import { guestSession } from './guest-session.ts'
import { dispatchCustomerDeleted } from './session-events.ts'

/** Milliseconds. */
export const callLimits = {
  timeout: 30_000,
  /** The delay before a token request that was answered with 409 is repeated. */
  tokenRetryAfter: 2_000,
} as const

async function sendRequest(request: Request): Promise<CallAnswer> {
  try {
    return await readAnswer(
      await fetch(request, { signal: AbortSignal.timeout(callLimits.timeout) }),
    )
  } catch {
    return noResponse()
  }
}

/** The API client over HTTP. It opens sessions, answers challenges and repeats rejected calls once. */
export function createCommerceClient(
  table: Readonly<Record<CallName, CallRow>>,
  state: BrowserState,
): Client {
  const session = guestSession({
    cookies: state.cookies,
    requestToken: (type) => requestToken({ body: { type } }),
  })

  async function send(name: CallName, parts: CallParts, solution?: string): Promise<CallAnswer> {
    const answer = await sendRequest(callRequest({ row: table[name], parts, solution }, state))
    if (state.settings.validatesAnswers) void validate(name, answer)
    return answer
  }

  function validate(name: CallName, answer: CallAnswer) {
    const [method, path] = table[name]
    const outcome = answer.ok ? { data: answer.value } : { error: answer.refusal.body }
    const parts = { params: { contract: name }, body: { ...outcome, path, method } }
    return sendRequest(callRequest({ row: table.validateResponse, parts }, state))
  }

  async function sendSolvingChallenge(name: CallName, parts: CallParts): Promise<CallAnswer> {
    const answer = await send(name, parts)
    if (answer.ok || answer.refusal.status !== 403) return answer
    const { appId, correlationId } = answer.refusal.body
    if (appId === undefined) return answer
    const solution = await requestChallengeSolution({ appId, correlationId, call: name })
    return solution === undefined ? answer : send(name, parts, solution)
  }

  async function requestToken(parts: CallParts): Promise<CallAnswer> {
    const answer = await sendSolvingChallenge('requestToken', parts)
    if (answer.ok || answer.refusal.status !== 409) return answer
    await new Promise((resolve) => setTimeout(resolve, callLimits.tokenRetryAfter))
    return sendSolvingChallenge('requestToken', parts)
  }

  async function sendInSession(name: CallName, parts: CallParts): Promise<CallAnswer> {
    const tokenId = await session.ensure()
    const answer = await sendSolvingChallenge(name, parts)
    if (!answer.ok && answer.refusal.errorId === 'AUT498')
      dispatchCustomerDeleted(answer.refusal.message)
    if (answer.ok || answer.refusal.errorId !== 'REQ401') return answer
    await session.replace(tokenId)
    return sendSolvingChallenge(name, parts)
  }

  function callFunction(name: CallName) {
    if (name === 'requestToken') return requestToken
    const needsSession = table[name][2] === 1
    return (parts: CallParts) =>
      needsSession ? sendInSession(name, parts) : sendSolvingChallenge(name, parts)
  }

  const names = Object.keys(table) as CallName[]
  const client: unknown = Object.fromEntries(names.map((name) => [name, callFunction(name)]))
  return client as Client
}
