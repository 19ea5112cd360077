import { type EventNamed, track } from '../platform/tracked-events.ts'

type Promotion = Omit<EventNamed<'promotionClick'>, 'event'>

/** The promotion that the author has named for a block or card, with the name of the block. */
export function promotionOf(block: Element | null): Promotion | undefined {
  const promotion = block instanceof HTMLElement && block.dataset['promotion']
  return promotion ? { ...JSON.parse(promotion), block: block.dataset['name'] } : undefined
}

/** Reports a click on a block or card with a promotion. The control that closes a block does not choose its promotion. */
export function reportPromotion({ target }: Event) {
  if (!(target instanceof Element) || target.closest('button')) return
  const promotion = promotionOf(target.closest('[data-promotion]'))
  if (promotion) track({ event: 'promotionClick', ...promotion })
}
