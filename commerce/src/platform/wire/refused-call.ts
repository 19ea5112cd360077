import type { ErrorBody } from '@cairn/contract/error-body'
import { messageFor } from '@cairn/contract/messages'
import { refusals, type RefusalName } from '@cairn/contract/refusals'
import type { Refusal, RefusalData, Result } from '@cairn/contract/result'
import { languageOf, type Locale } from '@cairn/contract/sites'

type WrongField = { field: string; message: string }

/** A refusal on its way out, with what the wire adds to it. */
export type RefusedCall = { refusal: Refusal; fields?: readonly WrongField[]; allow?: string }

export const refuseCall = (
  name: RefusalName,
  data: RefusalData = {},
  more: Omit<RefusedCall, 'refusal'> = {},
): Result<never, RefusedCall> => ({ ok: false, refusal: { refusal: { name, data }, ...more } })

type Addressee = { locale: Locale; correlationId: string }

/** Names the challenge that a refused client should solve. */
const challengeAppId = 'cairn-bot-defence'

export function errorAnswer(refused: RefusedCall, { locale, correlationId }: Addressee) {
  const { name, data } = refused.refusal
  const { id, status } = refusals[name]
  const message = messageFor(name, languageOf(locale), data)
  const body: ErrorBody = {
    errorDetails: [
      { errorId: id, message, ...firstFieldOf(refused), ...detailsOf(data) },
      ...(refused.fields ?? []).map(({ field, message: wrong }) => ({
        errorId: id,
        message: wrong,
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
