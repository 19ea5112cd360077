import { orderTicket } from '@cairn/contract/orders/order'
import { settingsOf } from '@cairn/contract/sites/site-settings'
import { siteTime } from '@cairn/contract/sites/site-time'
import { isLocale, type Locale } from '@cairn/contract/sites/sites'
import { data } from 'react-router'
import type { Route } from '../+types/orders-route.ts'
import type { Commerce } from '../../platform/calls/commerce.ts'
import { goOn, showMessage } from '../../platform/calls/handling.ts'
import {
  hasSignedInSession,
  withRenewedSession,
  withSession,
} from '../../platform/calls/server-session.ts'
import { formText } from '../../platform/form-data.ts'
import { pageContext } from '../../platform/page/page-context.ts'
import type { OrderActionData, OrdersView } from '../orders-view.ts'
import {
  findWithdrawalProblems,
  withdrawalBody,
  withdrawalIn,
  type WithdrawalState,
  type WithdrawalValues,
} from './withdrawal.ts'

type PageRequest = Pick<Route.LoaderArgs, 'context' | 'params' | 'request' | 'url'>

/** The form, filled in with what the shop knows. */
export async function readWithdrawal({ params, request, url, context }: PageRequest) {
  localeOf(params)
  const { commerce } = context.get(pageContext)
  const orderNumber = url.searchParams.get('order')?.slice(0, 40)
  const ticket = orderTicket.safeParse(url.searchParams.get('st')).data
  const buyer =
    (orderNumber && (await readBuyer(commerce, { orderId: orderNumber, st: ticket }))) ||
    (hasSignedInSession(request) && (await readAccountHolder(commerce))) ||
    {}
  const values: WithdrawalValues = { ...buyer, ...(orderNumber && { orderNumber }) }
  return data<OrdersView>({ kind: 'withdrawal', values })
}

/** Sites of countries whose law knows no withdrawal have no such page. */
function localeOf({ locale }: PageRequest['params']): Locale {
  if (!isLocale(locale) || !settingsOf(locale).hasWithdrawal) throw data(null, { status: 404 })
  return locale
}

async function readBuyer(
  commerce: Commerce,
  { orderId, st }: { orderId: string; st: string | undefined },
): Promise<WithdrawalValues | undefined> {
  const result = await withRenewedSession(commerce, () =>
    commerce.readOrder({ params: { orderId }, query: { st } }, { pastOrderNotFound: goOn }),
  )
  if (!result.ok) return undefined
  const { billingAddress, email } = result.value
  return { ...nameOf(billingAddress ?? {}), ...(email !== null && { email }) }
}

async function readAccountHolder(commerce: Commerce): Promise<WithdrawalValues | undefined> {
  const result = await withRenewedSession(commerce, () =>
    commerce.readProfile({ query: {} }, { profileNotFound: goOn }),
  )
  if (!result.ok) return undefined
  const { consumerDetails } = result.value.consumerProfile
  return { ...nameOf(consumerDetails), email: consumerDetails.email }
}

type Name = { firstName?: string | undefined; lastName?: string | undefined }

const nameOf = ({ firstName, lastName }: Name): WithdrawalValues => ({
  ...(firstName !== undefined && { firstName }),
  ...(lastName !== undefined && { lastName }),
})

/** Shows what the form declares, and sends it when it is confirmed. */
export async function sendWithdrawal(
  { params, context }: Pick<PageRequest, 'params' | 'context'>,
  form: FormData,
) {
  const locale = localeOf(params)
  const { commerce } = context.get(pageContext)
  const values = withdrawalIn(form)
  const intent = formText(form, 'intent')
  if (intent === 'edit') return respond({ step: 'form', values })
  const problems = findWithdrawalProblems(values)
  if (problems) return respond({ step: 'form', values, problems }, 400)
  if (intent !== 'confirm') return respond({ step: 'review', values })
  const result = await withSession(commerce, () =>
    commerce.contactUs(
      { body: withdrawalBody(form) },
      { emailMalformed: showMessage, captchaFailed: showMessage },
    ),
  )
  if (!result.ok) {
    const { message: errorMessage, status } = result.refusal
    return respond({ step: 'review', values, errorMessage }, status)
  }
  const { caseNumber, openedAt } = result.value
  return respond({ step: 'received', values, caseNumber, receivedAt: siteTime(locale, openedAt) })
}

const respond = (withdrawal: WithdrawalState, status = 200) =>
  data<OrderActionData>({ withdrawal }, { status })
