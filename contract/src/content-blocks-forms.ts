import { block } from './content-block.ts'
import { common } from './content-fields.ts'

const { title, subtitle } = common

/** Says what is left on a gift card. */
export const giftCardBalance = block('gift-card-balance', 'Balance of a gift card', {
  title,
  subtitle,
})
