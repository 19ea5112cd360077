import { messageFor } from '@cairn/contract/refusals/refusal-messages'
import { refusals, type RefusalName } from '@cairn/contract/refusals/refusals'
import type { Refusal, RefusalData, Result } from '@cairn/contract/refusals/result'
import type { Locale } from '@cairn/contract/sites/sites'
import type { ErrorBody } from '@cairn/contract/wire/client'

/** A refusal with what the HTTP response adds to it. */
export type RefusedCall = {
  refusal: Refusal
  fields?: readonly { field: string; isMissing: boolean }[]
  allow?: string
}

export const refuseCall = (
  name: RefusalName,
  data: RefusalData = {},
  more: Omit<RefusedCall, 'refusal'> = {},
): Result<never, RefusedCall> => ({ ok: false, refusal: { refusal: { name, data }, ...more } })

/** Tells the client which challenge to solve. */
const challengeAppId = 'cairn-bot-defence'

export function errorResponse(
  refusedCall: RefusedCall,
  { locale, correlationId }: { locale: Locale; correlationId: string },
) {
  const { name, data } = refusedCall.refusal
  const { id, status } = refusals[name]
  const message = messageFor(name, locale, data)
  const body: ErrorBody = {
    errorDetails: [
      { errorId: id, message, ...firstFieldOf(refusedCall), ...detailsOf(data) },
      ...(refusedCall.fields ?? []).map(({ field, isMissing }) => ({
        errorId: id,
        message: messageFor(isMissing ? 'fieldMissing' : 'fieldWrong', locale),
        field,
      })),
    ],
    ...(name === 'challengeRequired' && { appId: challengeAppId }),
    correlationId,
  }
  return { status, body }
}

const firstFieldOf = ({ fields = [] }: RefusedCall) => (fields[0] ? { field: fields[0].field } : {})

const detailsOf = (data: RefusalData) => (Object.keys(data).length > 0 ? { details: data } : {})

/** An unexpected failure that the client sees as this refusal. The log gets the cause. */
export class ErrorWithRefusal extends Error {
  readonly refusal: RefusalName

  constructor(refusal: RefusalName, cause: unknown) {
    super(`failed as ${refusal}`, { cause })
    this.refusal = refusal
  }
}

export const withRefusalOnError = <Value>(
  refusal: RefusalName,
  work: Promise<Value>,
): Promise<Value> =>
  work.catch((cause: unknown) => {
    throw new ErrorWithRefusal(refusal, cause)
  })
