import { browserCommerce } from '../platform/browser-commerce.ts'

export type WindowKind = 'CREDIT_CARD' | 'WALLET'
export type Opened =
  | { sessionId: string; windowUrl: string; opensAs: 'frame' | 'page' }
  | { failed: string }

export async function openWindow(kind: WindowKind): Promise<Opened> {
  const read = await browserCommerce().openPaymentSession({
    query: {
      referer: location.pathname,
      paymentMethodId: kind,
      paymentMethod: kind === 'WALLET' ? 'wallet' : 'card',
    },
  })
  if (!read.ok) return { failed: read.refusal.message }
  const { success, sessionId, windowUrl, opensAs } = read.value
  return success && sessionId !== null && windowUrl !== null
    ? { sessionId, windowUrl, opensAs }
    : { failed: '' }
}
