import { watchCart } from '../cart/state/cart-store.ts'
import { firstInteraction } from '../platform/page/first-interaction.ts'

/** What every page does beside showing itself, once it is used. */
export function watchInBackground() {
  watchCart()
  firstInteraction.then(analyse).catch(() => {})
}

/** Waits until the visitor allows it. */
async function analyse() {
  await globalThis.pageAnalytics?.allowed
  const { startAnalytics } = await import('./start-analytics.ts')
  startAnalytics()
}
