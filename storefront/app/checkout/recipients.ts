import type { Recipient } from './checkout-write.ts'
import { rulesFor } from './delivery.ts'
import { brokenIn } from './typed-address.ts'

export type BrokenRecipient = { to?: 'missing'; email?: 'missing' | 'wrong' }

/** Somebody with a name and an address to mail to, or nobody. */
export function brokenRecipient(recipient: Recipient): BrokenRecipient | undefined {
  const { to, email, message } = recipient
  if (to === '' && email === '' && message === '') return undefined
  const isNamed = to !== ''
  const broken = brokenIn({ email }, rulesFor('email', ''))?.email
  if (isNamed && !broken) return undefined
  return { ...(!isNamed && { to: 'missing' }), ...(broken && { email: broken }) }
}
