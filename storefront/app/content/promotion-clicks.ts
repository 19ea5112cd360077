import { track } from '../platform/tracked-events.ts'

/** Reports clicks on blocks and cards whose authors have named a promotion. Called again, it changes nothing. */
export const trackPromotionClicks = () => addEventListener('click', reportPromotion)

/** The control that closes a block does not choose its promotion. */
function reportPromotion({ target }: MouseEvent) {
  if (!(target instanceof Element) || target.closest('button')) return
  const block = target.closest<HTMLElement>('[data-promotion]')
  const promotion = block?.dataset['promotion']
  if (!promotion) return
  track({ event: 'promotionClick', ...JSON.parse(promotion), block: block.dataset['name'] })
}
