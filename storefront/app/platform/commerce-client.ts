import type { CallName } from '@cairn/contract/calls'
import type { Client } from '@cairn/contract/client'
import type { BrowserState } from './browser-state.ts'
import { type CallAnswer, readAnswer, unheard } from './call-answer.ts'
import { callLimits } from './call-limits.ts'
import { type CallParts, callRequest, type CallRow } from './call-request.ts'
import { askForSolution } from './challenge-event.ts'
import { guestSession } from './guest-session.ts'
import { tellCustomerGone } from './session-events.ts'

async function exchange(request: Request): Promise<CallAnswer> {
  try {
    return await readAnswer(
      await fetch(request, { signal: AbortSignal.timeout(callLimits.timeout) }),
    )
  } catch {
    return unheard()
  }
}

/** The shop's calls as the browser makes them: over HTTP, with a session, and with patience. */
export function createCommerceClient(
  table: Readonly<Record<CallName, CallRow>>,
  state: BrowserState,
): Client {
  const session = guestSession({
    cookies: state.cookies,
    requestToken: (type) => token({ body: { type } }),
  })

  async function send(name: CallName, parts: CallParts, solution?: string): Promise<CallAnswer> {
    const answer = await exchange(callRequest({ row: table[name], parts, solution }, state))
    if (state.settings.validatesAnswers) void validate(name, answer)
    return answer
  }

  function validate(name: CallName, answer: CallAnswer) {
    const [method, path] = table[name]
    const heard = answer.ok ? { data: answer.value } : { error: answer.refusal.body }
    const parts = { params: { contract: name }, body: { ...heard, path, method } }
    return exchange(callRequest({ row: table.validateResponse, parts }, state))
  }

  async function sendPastBotDefence(name: CallName, parts: CallParts): Promise<CallAnswer> {
    const answer = await send(name, parts)
    if (answer.ok || answer.refusal.status !== 403) return answer
    const { appId, correlationId } = answer.refusal.body
    if (appId === undefined) return answer
    const solution = await askForSolution({ appId, correlationId, call: name })
    return solution === undefined ? answer : send(name, parts, solution)
  }

  async function token(parts: CallParts): Promise<CallAnswer> {
    const answer = await sendPastBotDefence('requestToken', parts)
    if (answer.ok || answer.refusal.status !== 409) return answer
    await new Promise((resolve) => setTimeout(resolve, callLimits.tokenRetryAfter))
    return sendPastBotDefence('requestToken', parts)
  }

  async function inSession(name: CallName, parts: CallParts): Promise<CallAnswer> {
    const mark = await session.ensure()
    const answer = await sendPastBotDefence(name, parts)
    if (!answer.ok && answer.refusal.errorId === 'AUT498') tellCustomerGone(answer.refusal.message)
    if (answer.ok || answer.refusal.errorId !== 'REQ401') return answer
    await session.replace(mark)
    return sendPastBotDefence(name, parts)
  }

  function callFunction(name: CallName) {
    if (name === 'requestToken') return token
    const needsSession = table[name][2] === 1
    return (parts: CallParts) =>
      needsSession ? inSession(name, parts) : sendPastBotDefence(name, parts)
  }

  const names = Object.keys(table) as CallName[]
  const client: unknown = Object.fromEntries(names.map((name) => [name, callFunction(name)]))
  return client as Client
}
