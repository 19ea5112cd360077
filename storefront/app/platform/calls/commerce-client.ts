import type { CallName } from '@cairn/contract/calls'
import type { Client } from '@cairn/contract/wire/client'
import type { BrowserState } from './browser-state.ts'
import {
  type CallAnswer,
  type CallParts,
  callRequest,
  type CallRow,
  missingAnswer,
  readAnswer,
  type RefusalNames,
} from './call-request.ts'
import { requestChallengeSolution } from './challenge-event.ts'
import { guestSession } from './guest-session.ts'
import { dispatchCustomerDeleted } from './session-events.ts'

declare global {
  /** Reports the error of a page, or a call that was answered with 5xx. Every page has it before its scripts run. */
  var fail: (failure: unknown) => void
}

/** Milliseconds. */
export const callLimits = {
  timeout: 30_000,
  /** The delay before a token request that was answered with 409 is repeated. */
  tokenRetryAfter: 2_000,
} as const

async function sendRequest(request: Request, names: RefusalNames): Promise<CallAnswer> {
  try {
    const response = await fetch(request, { signal: AbortSignal.timeout(callLimits.timeout) })
    return await readAnswer(response, names)
  } catch (error) {
    const isTimeout = error instanceof DOMException && error.name === 'TimeoutError'
    return missingAnswer(isTimeout ? 'timedOut' : 'noResponse')
  }
}

function reported(call: CallName, answer: CallAnswer): CallAnswer {
  if (!answer.ok && answer.refusal.status >= 500) window.fail?.({ call, refusal: answer.refusal })
  return answer
}

type CallTables = {
  callTable: Readonly<Record<CallName, CallRow>>
  refusalNames: RefusalNames
}

/** The API client over HTTP. It opens sessions, answers challenges and repeats rejected calls once. */
export function createCommerceClient(tables: CallTables, state: BrowserState): Client {
  const { callTable, refusalNames } = tables
  const session = guestSession({
    cookies: state.cookies,
    requestToken: (type) => requestToken({ body: { type } }),
  })

  async function send(name: CallName, parts: CallParts, solution?: string): Promise<CallAnswer> {
    const request = callRequest({ row: callTable[name], parts, solution }, state)
    const answer = reported(name, await sendRequest(request, refusalNames))
    if (state.settings.validatesAnswers) validate(name, answer)
    return answer
  }

  function validate(name: CallName, answer: CallAnswer) {
    const [method, path] = callTable[name]
    const outcome = answer.ok ? { data: answer.value } : { error: answer.refusal.body }
    const parts = { params: { contract: name }, body: { ...outcome, path, method } }
    void sendRequest(callRequest({ row: callTable.validateResponse, parts }, state), refusalNames)
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
    if (answer.ok || answer.refusal.name !== 'tokenDuplicated') return answer
    await new Promise((resolve) => setTimeout(resolve, callLimits.tokenRetryAfter))
    return sendSolvingChallenge('requestToken', parts)
  }

  async function sendInSession(name: CallName, parts: CallParts): Promise<CallAnswer> {
    const { tokenId, failure } = await session.ensure()
    if (failure) return { ok: false, refusal: failure }
    const answer = await sendSolvingChallenge(name, parts)
    if (!answer.ok && answer.refusal.name === 'invalidCustomer')
      dispatchCustomerDeleted(answer.refusal.message)
    if (answer.ok || answer.refusal.name !== 'sessionMissing') return answer
    const secondFailure = await session.replace(tokenId)
    if (secondFailure) return { ok: false, refusal: secondFailure }
    return sendSolvingChallenge(name, parts)
  }

  function callFunction(name: CallName) {
    if (name === 'requestToken') return requestToken
    const needsSession = callTable[name][2] === 1
    return (parts: CallParts) =>
      needsSession ? sendInSession(name, parts) : sendSolvingChallenge(name, parts)
  }

  const names = Object.keys(callTable) as CallName[]
  const client: unknown = Object.fromEntries(names.map((name) => [name, callFunction(name)]))
  return client as Client
}
