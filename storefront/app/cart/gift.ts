import type { GiftOption } from '@cairn/contract/shipping'
import { wrongEmail } from '../sign-in/credentials.ts'

/** What is wrong with a greeting before anybody is asked. */
export function wrongGift({ to, email }: Pick<GiftOption, 'to' | 'email'>) {
  const wrong = wrongEmail(email)
  return { ...(to === '' && { to: 'fieldRequired' as const }), ...(wrong && { email: wrong }) }
}
