import type { AnswerOf } from '@cairn/contract/call'
import type { trackOrder } from '@cairn/contract/orders'
import { wrongEmail } from '../sign-in/credentials.ts'

export type Tracking = { orderNumber: string; email: string; code: string }

export type WrongTracking = {
  orderNumber?: 'fieldRequired'
  email?: NonNullable<ReturnType<typeof wrongEmail>>
  code?: 'codeShape'
}

/** What has come of looking for an order. */
export type Tracked = {
  typed: Tracking
  wrong: WrongTracking
  order: AnswerOf<typeof trackOrder> | null
  isMailed: boolean
  refused: string | undefined
}

const codeShape = /^\d{6}$/

/** What is wrong before anybody is asked. */
export function wrongTracking(
  { orderNumber, email, code }: Tracking,
  hasCode: boolean,
): WrongTracking {
  const wrong = wrongEmail(email)
  return {
    ...(orderNumber === '' && { orderNumber: 'fieldRequired' }),
    ...(wrong && { email: wrong }),
    ...(hasCode && !codeShape.test(code) && { code: 'codeShape' }),
  }
}
