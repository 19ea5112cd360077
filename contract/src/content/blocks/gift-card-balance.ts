import { contentPlaces, declareBlock } from './declaration.ts'
import { commonFields } from './fields.ts'

const { title, subtitle } = commonFields

/** A form that shows the balance of a gift card. */
export const giftCardBalance = declareBlock({
  type: 'gift-card-balance',
  label: 'Balance of a gift card',
  places: contentPlaces,
  fields: {
    title,
    subtitle,
  },
})
