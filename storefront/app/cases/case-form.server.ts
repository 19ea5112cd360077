import { data } from 'react-router'
import { readPageSlot } from '../content/reading/read-content.server.ts'
import type { Commerce } from '../platform/calls/commerce.ts'
import { showMessage } from '../platform/calls/handling.ts'
import { withSession } from '../platform/calls/server-session.ts'
import { formTexts } from '../platform/form-data.ts'
import type { PageContext } from '../platform/page/page-context.ts'
import { countryOf } from '../purchase/address/address-fields.ts'
import { readServerRules } from '../purchase/address/read-server-rules.ts'
import {
  type CaseActionData,
  type CaseKind,
  type CaseView,
  contactBody,
  warrantyBody,
  findContactProblems,
  findWarrantyProblems,
} from './case-fields.ts'

/** Most pages have no form. */
export async function readCaseForm(
  context: PageContext,
  request: Request,
  page: string,
): Promise<CaseView | undefined> {
  if (page === 'help/warranty') {
    const { commerce, locale } = context
    return { kind: 'warranty', serverRules: await readServerRules(commerce, countryOf(locale)) }
  }
  if (page !== 'help/contact-us') return undefined
  const [result, blocks] = await Promise.all([
    context.commerce.readContactCategories({}),
    readPageSlot(context, { request, page: 'contact-us' }),
  ])
  return result.ok ? { kind: 'contact', categories: result.value.categories, blocks } : undefined
}

type PostedCase = { page: string; locale: string; form: FormData }

const kindByPage: Partial<Record<string, CaseKind>> = {
  'help/contact-us': 'contact',
  'help/warranty': 'warranty',
}

/** Handles a form that was sent without scripts. */
export async function sendCase(
  { commerce }: Pick<PageContext, 'commerce'>,
  submission: PostedCase,
) {
  const { page, form } = submission
  const kind = kindByPage[page]
  if (!kind) throw data(null, { status: 405 })
  const values = formTexts(form)
  const country = countryOf(submission.locale)
  const problems =
    kind === 'contact'
      ? { contact: findContactProblems(form) }
      : { warranty: await findProblemsOnServer(form, { commerce, country }) }
  if (problems.contact ?? problems.warranty) return respond({ values, ...problems }, 400)
  const body = warrantyBody(form, country)
  const result = await withSession(commerce, () =>
    kind === 'contact'
      ? commerce.contactUs(
          { body: contactBody(form) },
          { emailMalformed: showMessage, captchaFailed: showMessage },
        )
      : commerce.openWarrantyCase(
          { body: { ...body, photos: [] } },
          { emailMalformed: showMessage, addressInvalid: showMessage, captchaFailed: showMessage },
        ),
  )
  if (!result.ok)
    return respond({ values, errorMessage: result.refusal.message }, result.refusal.status)
  const email = kind === 'contact' ? contactBody(form).email : body.email
  return respond({ sent: { caseNumber: result.value.caseNumber, email } })
}

const findProblemsOnServer = async (
  form: FormData,
  { commerce, country }: { commerce: Commerce; country: string },
) => findWarrantyProblems(form, { country, serverRules: await readServerRules(commerce, country) })

const respond = (result: CaseActionData, status = 200) => data(result, { status })
