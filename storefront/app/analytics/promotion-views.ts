import { promotionOf } from '../content/promotion-clicks.ts'
import { track } from '../platform/tracked-events.ts'

/** Tracks each block and card with a promotion once, when half of it is in the window. */
export function watchPromotions() {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        observer.unobserve(target)
        const promotion = promotionOf(target)
        if (promotion) track({ event: 'view_promotion', ...promotion })
      }
    },
    { threshold: 0.5 },
  )
  const observed = new WeakSet<Element>()
  const observe = () => {
    for (const block of document.querySelectorAll('[data-promotion]')) {
      if (observed.has(block)) continue
      observed.add(block)
      observer.observe(block)
    }
  }
  observe()
  // Pages change, and blocks arrive later.
  new MutationObserver(observe).observe(document.body, { childList: true, subtree: true })
}
