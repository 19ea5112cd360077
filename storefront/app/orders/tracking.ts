import type { AnswerOf } from '@cairn/contract/wire/call'
import type { trackOrder } from '@cairn/contract/orders/order-calls'
import { emailError } from '../sign-in/credentials.ts'

export type TrackingForm = { orderNumber: string; email: string; code: string }

type TrackingProblems = {
  orderNumber?: 'fieldRequired'
  email?: NonNullable<ReturnType<typeof emailError>>
  code?: 'codeShape'
}

/** The state of the tracking page. */
export type TrackingState = {
  typed: TrackingForm
  problems: TrackingProblems
  order: AnswerOf<typeof trackOrder> | null
  isMailed: boolean
  errorMessage: string | undefined
}

const codePattern = /^\d{6}$/

/** Checks the form before anything is requested. */
export function findTrackingProblems(
  { orderNumber, email, code }: TrackingForm,
  hasCode: boolean,
): TrackingProblems {
  const emailProblem = emailError(email)
  return {
    ...(orderNumber === '' && { orderNumber: 'fieldRequired' }),
    ...(emailProblem && { email: emailProblem }),
    ...(hasCode && !codePattern.test(code) && { code: 'codeShape' }),
  }
}
