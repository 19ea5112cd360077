import { isLocale, siteOf } from '@cairn/contract/sites'
import { data } from 'react-router'
import type { Page } from '../platform/page-context.ts'
import { openingSession } from '../platform/server-session.ts'
import type { CaseActed, CaseKind } from './case-view.ts'
import { contactBody, wrongInContact } from './contact.ts'
import { typedTexts } from '../platform/typed-text.ts'
import { warrantyBody, wrongInWarranty } from './warranty.ts'

type Posted = { page: string; locale: string; form: FormData }

const kinds: Partial<Record<string, CaseKind>> = {
  'help/contact-us': 'contact',
  'help/warranty': 'warranty',
}

/** The form as it comes without scripts. */
export async function sendCase({ commerce }: Pick<Page, 'commerce'>, posted: Posted) {
  const { page, form } = posted
  const kind = kinds[page]
  if (!kind) throw data(null, { status: 405 })
  const typed = typedTexts(form)
  const country = siteOf(isLocale(posted.locale) ? posted.locale : 'en-us').country
  const wrong =
    kind === 'contact'
      ? { contact: wrongInContact(form) }
      : { warranty: wrongInWarranty(form, country) }
  if (wrong.contact ?? wrong.warranty) return acted({ typed, ...wrong }, 400)
  const body = warrantyBody(form, country)
  const answer = await openingSession(commerce, () =>
    kind === 'contact'
      ? commerce.contactUs({ body: contactBody(form) })
      : commerce.openWarrantyCase({ body: { ...body, photos: [] } }),
  )
  if (!answer.ok) return acted({ typed, refused: answer.refusal.message }, answer.refusal.status)
  const email = kind === 'contact' ? contactBody(form).email : body.email
  return acted({ sent: { caseNumber: answer.value.caseNumber, email } })
}

const acted = (done: CaseActed, status = 200) => data(done, { status })
