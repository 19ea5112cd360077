import type { Problem } from '@cairn/contract/validation/rule'
import { formText } from '../../platform/form-data.ts'
import { findFieldProblems } from '../../purchase/address/typed-address.ts'
import { rulesFor } from '../../purchase/delivery.ts'

/** The person to whom a digital gift card is mailed. Empty fields mean the buyer. */
export type Recipient = { itemId: string; to: string; email: string; message: string }

type RecipientProblems = { to?: Problem; email?: Problem }

/** A recipient has both a name and an email address, or is empty. */
export function recipientProblems(recipient: Recipient): RecipientProblems | undefined {
  const { to, email, message } = recipient
  if (to === '' && email === '' && message === '') return undefined
  const hasName = to !== ''
  const emailProblem = findFieldProblems({ email }, rulesFor('email', ''))?.email
  if (hasName && !emailProblem) return undefined
  return {
    ...(!hasName && { to: { name: 'fieldRequired' } }),
    ...(emailProblem && { email: emailProblem }),
  }
}
export function recipientsIn(form: FormData): Recipient[] {
  return form.getAll('recipient').map((itemId) => {
    const text = (name: string) => formText(form, `${name}-${String(itemId)}`)
    return {
      itemId: String(itemId),
      to: text('to'),
      email: text('email'),
      message: text('message'),
    }
  })
}
