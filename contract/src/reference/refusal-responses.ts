import { type RefusalName, refusals } from '../refusals/refusals.ts'
import { type Call, commonRefusals, type CommonRefusalName } from '../wire/call.ts'
import { referenceTo, type Json } from './schemas.ts'

export type CallFacts = { call: Call; isBuilt: boolean }

const sendsBody = ({ body, policy }: Call) => body !== undefined || policy === 'provider'

/** When a call can get a common refusal; the others can follow every request. */
const conditions: Partial<Record<CommonRefusalName, (facts: CallFacts) => boolean>> = {
  clientUnknown: ({ call }) => call.policy !== 'provider',
  notAcceptable: ({ call }) => call.policy !== 'provider',
  originNotAllowed: ({ call }) => call.method !== 'GET' && call.policy !== 'provider',
  wrongContentType: ({ call }) => call.body !== undefined,
  bodyTooLarge: ({ call }) => sendsBody(call),
  fieldsInvalid: ({ call }) =>
    [call.params, call.query, call.body].some((schema) => schema !== undefined),
  notImplemented: ({ isBuilt }) => !isBuilt,
}

/** The refusals that a call can be answered with, each once. */
export const refusalsOf = (facts: CallFacts): RefusalName[] => [
  ...new Set<RefusalName>([
    ...facts.call.refuses,
    ...commonRefusals.filter((name) => conditions[name]?.(facts) ?? true),
  ]),
]

export type RefusalResponses = {
  /** The responses of a call by their status. */
  of: (facts: CallFacts) => Json
  /** The responses that several calls have. */
  shared: Json
}

/** One response for each status, whose description lists the error codes. Equal ones are listed once. */
export function refusalResponses(facts: readonly CallFacts[]): RefusalResponses {
  const uses = Map.groupBy(facts.flatMap(namesByStatus), ({ names }) => keyOf(names))
  const isShared = (names: readonly RefusalName[]) => (uses.get(keyOf(names))?.length ?? 0) > 1
  return {
    of: (call) =>
      Object.fromEntries(
        namesByStatus(call).map(({ status, names }) => [
          status,
          isShared(names) ? { $ref: `#/components/responses/${keyOf(names)}` } : responseOf(names),
        ]),
      ),
    shared: Object.fromEntries(
      [...uses.values()].flatMap(([first, ...others]) =>
        first && others.length > 0 ? [[keyOf(first.names), responseOf(first.names)]] : [],
      ),
    ),
  }
}

function namesByStatus(facts: CallFacts) {
  const byStatus = Map.groupBy(refusalsOf(facts), (name) => refusals[name].status)
  return [...byStatus]
    .toSorted(([one], [other]) => one - other)
    .map(([status, names]) => ({ status: String(status), names }))
}

const keyOf = (names: readonly RefusalName[]) => names.map((name) => refusals[name].id).join('-')

const responseOf = (names: readonly RefusalName[]): Json => ({
  description: names.map((name) => `${refusals[name].id}: ${refusals[name].meaning}`).join('; '),
  content: { 'application/json': { schema: referenceTo('Error') } },
})
