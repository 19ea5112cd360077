import { track } from '../platform/tracked-events.ts'

/** Reports clicks on blocks and cards whose authors have named a promotion, until the returned function is called. */
export function trackPromotionClicks(): () => void {
  addEventListener('click', reportPromotion)
  return () => removeEventListener('click', reportPromotion)
}

/** The control that closes a block does not choose its promotion. */
function reportPromotion({ target }: MouseEvent) {
  if (!(target instanceof Element) || target.closest('button')) return
  const block = target.closest<HTMLElement>('[data-promotion]')
  const promotion = block?.dataset['promotion']
  if (!promotion) return
  const name = block.dataset['name']
  track({ event: 'promotionClick', ...JSON.parse(promotion), ...(name && { block: name }) })
}
