import { settingsOf } from '@cairn/contract/sites/site-settings'
import type { Locale } from '@cairn/contract/sites/sites'
import type { CartView } from '../../cart/state/cart-view.ts'
import { isInStore } from './staff-request.server.ts'

/** Adds what the cart page needs in an in-store session. Other sessions get nothing more. */
export const withStaffLimit = (
  view: CartView,
  { request, locale }: { request: Request; locale: Locale },
): CartView =>
  'cart' in view && isInStore(request)
    ? { ...view, staffLimit: settingsOf(locale).maxStaffDiscountPercent }
    : view
