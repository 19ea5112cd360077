import { productId as productIdField } from '@cairn/contract/fields/identifiers'
import { requiredEmail } from '@cairn/contract/validation/email-rule'
import { findProblems, requiredName } from '@cairn/contract/validation/find-problem'
import { personRequirementsOf } from '@cairn/contract/validation/profile-rules'
import type { Rule } from '@cairn/contract/validation/rule'
import { required } from '@cairn/contract/validation/text-rules'
import { goOn, showMessage, showOwnText } from '../../platform/calls/handling.ts'
import { withRenewedSession } from '../../platform/calls/server-session.ts'
import { filledFields } from '../../platform/form-data.ts'
import { pageContext } from '../../platform/page/page-context.ts'
import { type AccountRequest, showProblems } from '../account-request.server.ts'
import { reserveFields } from './reserve-fields.ts'
import { leadToStoreSignIn, openStorePage, showStaffRefusal } from './staff-request.server.ts'
import type { StaffRefusal, StoreReserve } from './store-view.ts'

/** The product that is to be reserved, which a product page or the field of this page names. */
export async function readReserve(request: AccountRequest): Promise<StoreReserve> {
  leadToStoreSignIn(request)
  const { commerce } = request.context.get(pageContext)
  const typed = (request.url.searchParams.get('product') ?? '').trim().toUpperCase().slice(0, 24)
  const productId = productIdField.safeParse(typed).data
  const result =
    productId === undefined
      ? undefined
      : await commerce.readProduct({ params: { productId } }, { itemNotAvailable: goOn })
  return {
    kind: 'store',
    page: 'reserve',
    productId: typed,
    product: result?.ok
      ? {
          name: result.value.name,
          variants: result.value.variants
            .filter((variant) => variant.productId === result.value.id)
            .map(({ sku, size }) => ({ sku, size })),
        }
      : null,
  }
}

/** Reserves an item in the store of the session. */
export async function reserve(request: AccountRequest, form: FormData) {
  const { commerce, locale } = request.context.get(pageContext)
  const values = filledFields(form, reserveFields)
  const problems = findProblems(values, rulesIn(personRequirementsOf(locale).phone.dialCode))
  if (Object.keys(problems).length > 0) return showProblems(form, problems)
  const kept = await withRenewedSession(commerce, () => commerce.readReservations({}))
  if (!kept.ok)
    return showStaffRefusal(request, form, { refusal: kept.refusal, staffRefusal: undefined })
  const { sku = '', qty, email = '', ...contact } = values
  const { storeId } = kept.value
  const result = await commerce.reserveItem(
    { body: { ...contact, sku, qty: Number(qty), email, storeId } },
    reserveHandlers,
  )
  if (result.ok) throw openStorePage(request, 'account/store?done=reserved')
  const { refusal } = result
  return showStaffRefusal(request, form, { refusal, staffRefusal: staffRefusals[refusal.name] })
}

const rulesIn = (dialCode: string) =>
  ({
    sku: [...required, { kind: 'pattern', pattern: '^[A-Z0-9-]{8,24}$' }],
    qty: [...required, { kind: 'pattern', pattern: '^[1-4]$' }],
    firstName: requiredName,
    lastName: requiredName,
    email: requiredEmail,
    phone: [{ kind: 'phone', dialCode }],
  }) satisfies Record<(typeof reserveFields)[number], readonly Rule[]>

const reserveHandlers = {
  itemNotAvailable: showMessage,
  variantWithdrawn: showMessage,
  noInventory: showOwnText,
  shippingMethodUnavailable: showOwnText,
  maximumQuantityAdded: showOwnText,
} as const

const staffRefusals: Partial<Record<string, StaffRefusal>> = {
  noInventory: 'notInThisStore',
  shippingMethodUnavailable: 'notInThisStore',
  maximumQuantityAdded: 'tooManyReserved',
}
