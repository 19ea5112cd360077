import type { Cart } from '@cairn/contract/cart/cart'
import type { applyCoupon, removeCoupon } from '@cairn/contract/promotions/promotion-calls'
import type { RefusalNameOf } from '@cairn/contract/wire/client'
import type { Commerce } from '../../platform/calls/commerce.ts'
import { showMessage } from '../../platform/calls/handling.ts'
import { cartHandlers } from '../commands/cart-refusal-handling.ts'

/** A coupon is applied to the cart, or removed from it. */
export type PromotionCommand = { intent: 'coupon'; code: string } | { intent: 'uncoupon' }

/** The code on a cart, and the command that applies it again. */
export const codeOn = ({ coupon }: Pick<Cart, 'coupon'>): string | null => coupon
export const commandToApply = (code: string): PromotionCommand => ({ intent: 'coupon', code })

/** Reads the forms of `PromotionCodeField`. */
export const promotionCommands = {
  coupon: ({ text }: { text: (name: string) => string }): PromotionCommand => ({
    intent: 'coupon',
    code: text('code').trim(),
  }),
  uncoupon: (): PromotionCommand => ({ intent: 'uncoupon' }),
}

export const isPromotionCommand = (command: { intent: string }): command is PromotionCommand =>
  Object.hasOwn(promotionCommands, command.intent)

/** The field in which the shopper entered a code shows its refusal. */
export const isCodeEntry = ({ intent }: { intent: string }): boolean => intent === 'coupon'

export type PromotionRefusalName = RefusalNameOf<typeof applyCoupon | typeof removeCoupon>

export const sendPromotionCommand = (
  commerce: Commerce,
  cartId: string,
  command: PromotionCommand,
) =>
  command.intent === 'coupon'
    ? commerce.applyCoupon(
        { body: { cartId, code: command.code } },
        {
          ...cartHandlers,
          couponUnknown: showMessage,
          couponNotForSite: showMessage,
          couponNotYetValid: showMessage,
          couponExpired: showMessage,
          couponLimitReached: showMessage,
          couponRedeemed: showMessage,
          couponAlreadyApplied: showMessage,
          couponFailed: showMessage,
        },
      )
    : commerce.removeCoupon({ body: { cartId } }, cartHandlers)
