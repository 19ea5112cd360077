import { canOpenPaymentWindow } from '@cairn/contract/payments/payment-pages'

/** The content security policy of the first load applies to later client-side navigations too. */
export function canOpenWindows(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  return (
    navigation !== undefined &&
    canOpenPaymentWindow(new URL(navigation.name, location.href).pathname)
  )
}
