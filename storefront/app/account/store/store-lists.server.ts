import { siteDay, siteTime } from '@cairn/contract/sites/site-time'
import { type PickupStep, pickupStep } from '@cairn/contract/stores/own-store-calls'
import { data } from 'react-router'
import type { HandledRefusal } from '../../platform/calls/commerce.ts'
import { showOwnText } from '../../platform/calls/handling.ts'
import { withRenewedSession } from '../../platform/calls/server-session.ts'
import { formText } from '../../platform/form-data.ts'
import { pageContext } from '../../platform/page/page-context.ts'
import type { AccountRequest } from '../account-request.server.ts'
import { leadToStoreSignIn, openStorePage, showStaffRefusal } from './staff-request.server.ts'
import { doneSteps, type StoreLists } from './store-view.ts'

export const doneIn = ({ url }: AccountRequest) =>
  doneSteps.find((step) => step === url.searchParams.get('done'))

/** What the store keeps for shoppers, and the orders that are picked up in it. */
export async function readStoreLists(request: AccountRequest): Promise<StoreLists> {
  leadToStoreSignIn(request)
  const { commerce, locale } = request.context.get(pageContext)
  const kept = await withRenewedSession(commerce, () => commerce.readReservations({}))
  if (!kept.ok) return failPage(request, kept.refusal)
  const pickups = await commerce.readPickups({})
  if (!pickups.ok) return failPage(request, pickups.refusal)
  const { timeZone } = kept.value
  return {
    kind: 'store',
    page: 'lists',
    reservations: kept.value.reservations.map((reservation) => ({
      ...reservation,
      keptUntil: siteTime(locale, reservation.keptUntil, timeZone),
    })),
    pickups: pickups.value.pickups.map(({ orderedAt, ...pickup }) => ({
      ...pickup,
      orderedOn: siteDay(locale, orderedAt, timeZone),
    })),
    done: doneIn(request),
  }
}

function failPage(request: AccountRequest, refusal: HandledRefusal): never {
  leadToStoreSignIn(request, refusal)
  throw data(null, { status: refusal.status })
}

/** Hands over a reservation or a pickup, or says that a pickup is ready. */
export const changeStoreLists = (request: AccountRequest, form: FormData) =>
  form.has('reservationId') ? handOverReservation(request, form) : changePickup(request, form)

async function handOverReservation(request: AccountRequest, form: FormData) {
  const { commerce } = request.context.get(pageContext)
  const reservationId = formText(form, 'reservationId')
  const result = await withRenewedSession(commerce, () =>
    commerce.handOverReservation(
      { params: { reservationId }, body: {} },
      { itemNotAvailable: showOwnText },
    ),
  )
  if (result.ok) throw openStorePage(request, 'account/store?done=handedOver')
  return showLost(request, form, result.refusal)
}

async function changePickup(request: AccountRequest, form: FormData) {
  const { commerce } = request.context.get(pageContext)
  const status = pickupStep.safeParse(formText(form, 'status')).data
  if (!status) throw data(null, { status: 400 })
  const params = {
    orderNumber: formText(form, 'orderNumber'),
    shipmentId: formText(form, 'shipmentId'),
  }
  const result = await withRenewedSession(commerce, () =>
    commerce.changePickup({ params, body: { status } }, { orderNotFound: showOwnText }),
  )
  if (result.ok) throw openStorePage(request, `account/store?done=${doneBy[status]}`)
  return showLost(request, form, result.refusal)
}

const doneBy: Record<PickupStep, string> = { ReadyForPickup: 'ready', Delivered: 'handedOver' }

const showLost = (request: AccountRequest, form: FormData, refusal: HandledRefusal) =>
  showStaffRefusal(request, form, {
    refusal,
    staffRefusal: refusal.handling === showOwnText ? 'noLongerThere' : undefined,
  })
