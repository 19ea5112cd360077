import type { CallRefusal } from '@cairn/contract/client'
import type { ErrorBody } from '@cairn/contract/error-body'
import { accept, type Result } from '@cairn/contract/result'

export type CallAnswer = Result<unknown, CallRefusal>

export async function readAnswer(response: Response): Promise<CallAnswer> {
  const body: unknown = await response.json().catch(() => undefined)
  if (response.ok && body !== undefined) return accept(body)
  return { ok: false, refusal: refusalOf(response.status, body) }
}

/** When nothing came back, or not in time. */
export const unheard = (): CallAnswer => ({ ok: false, refusal: refusalOf(0, undefined) })

/** Only the first of several errors counts; what is no error body of ours is the general error. */
function refusalOf(status: number, body: unknown): CallRefusal {
  const error = isErrorBody(body) ? body : generalError
  const [{ errorId, message } = { errorId: 'GEN500', message: '' }] = error.errorDetails
  return { status, errorId, message, body: error }
}

const generalError: ErrorBody = {
  errorDetails: [{ errorId: 'GEN500', message: '' }],
  correlationId: '',
}

function isErrorBody(body: unknown): body is ErrorBody {
  if (typeof body !== 'object' || body === null || !('errorDetails' in body)) return false
  const { errorDetails } = body
  if (!Array.isArray(errorDetails)) return false
  const first: unknown = errorDetails[0]
  return typeof first === 'object' && first !== null && 'errorId' in first && 'message' in first
}
