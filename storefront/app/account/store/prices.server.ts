import { settingsOf } from '@cairn/contract/sites/site-settings'
import { basketIdOf, readCartView } from '../../cart/read-cart.server.ts'
import type { HandledRefusal } from '../../platform/calls/commerce.ts'
import { goOn, showMessage, showOwnText } from '../../platform/calls/handling.ts'
import { withRenewedSession } from '../../platform/calls/server-session.ts'
import { formText } from '../../platform/form-data.ts'
import { pageContext } from '../../platform/page/page-context.ts'
import { type AccountRequest, showProblems } from '../account-request.server.ts'
import { readAdjustment } from './adjustment-input.ts'
import { leadToStoreSignIn, openStorePage, showStaffRefusal } from './staff-request.server.ts'
import { doneIn } from './store-lists.server.ts'
import type { StorePrices } from './store-view.ts'

/** The price adjustments of the cart of the in-store session. */
export async function readPrices(request: AccountRequest): Promise<StorePrices> {
  leadToStoreSignIn(request)
  const { commerce, locale } = request.context.get(pageContext)
  const view = await readCartView(commerce, request.request)
  return {
    kind: 'store',
    page: 'prices',
    cart: view.state === 'filled' ? view.cart : null,
    limit: settingsOf(locale).maxStaffDiscountPercent,
    done: doneIn(request),
  }
}

const cartHandlers = { cartNotFound: showMessage, totalsNotCalculated: showMessage } as const

/** Adds or removes an adjustment. Then it opens the page that the form is on. */
export const changePrices = (request: AccountRequest, form: FormData) =>
  form.has('adjustmentId') ? removeAdjustment(request, form) : addAdjustment(request, form)

async function removeAdjustment(request: AccountRequest, form: FormData) {
  const { commerce } = request.context.get(pageContext)
  const params = {
    basketId: basketIdOf(request.request) ?? '',
    adjustmentId: formText(form, 'adjustmentId'),
  }
  const result = await withRenewedSession(commerce, () =>
    commerce.removePriceAdjustment({ params }, { ...cartHandlers, callUnknown: goOn }),
  )
  if (result.ok || result.refusal.handling === goOn) throw openStorePage(request, nextPath(form))
  return showAdjustmentRefusal(request, form, result.refusal)
}

async function addAdjustment(request: AccountRequest, form: FormData) {
  const { commerce } = request.context.get(pageContext)
  const typed = readAdjustment({
    itemId: formText(form, 'itemId'),
    type: formText(form, 'type'),
    value: formText(form, 'value'),
    reason: formText(form, 'reason'),
  })
  if (!typed.ok) return showProblems(form, typed.problems)
  const params = { basketId: basketIdOf(request.request) ?? '' }
  const result = await withRenewedSession(commerce, () =>
    commerce.addPriceAdjustment(
      { params, body: typed.input },
      { ...cartHandlers, itemNotAvailable: showMessage, priceInvalid: showOwnText },
    ),
  )
  if (result.ok) throw openStorePage(request, nextPath(form))
  return showAdjustmentRefusal(request, form, result.refusal)
}

const nextPath = (form: FormData) =>
  formText(form, 'page') === 'cart' ? 'cart' : 'account/store/prices?done=adjusted'

const showAdjustmentRefusal = (request: AccountRequest, form: FormData, refusal: HandledRefusal) =>
  showStaffRefusal(request, form, {
    refusal,
    staffRefusal: refusal.handling === showOwnText ? 'adjustmentTooHigh' : undefined,
  })
