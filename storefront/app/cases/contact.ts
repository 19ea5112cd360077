import { wrongFields } from './case-fields.ts'
import { givenIn, textIn } from '../platform/typed-text.ts'

const required = ['about', 'message', 'firstName', 'lastName'] as const

export const wrongInContact = (form: FormData) =>
  wrongFields((name) => textIn(form, name), required)

/** What it is about is chosen as one, its category and its subject: “order/where-is-it”. */
export function contactBody(form: FormData) {
  const [category = '', subject = ''] = textIn(form, 'about').split('/')
  return {
    category,
    subject,
    firstName: textIn(form, 'firstName'),
    lastName: textIn(form, 'lastName'),
    email: textIn(form, 'email'),
    message: textIn(form, 'message'),
    ...givenIn(form, ['orderNumber', 'phone']),
  }
}
