import { storedText } from '../platform/browser-storage.ts'
import type { Commerce } from '../platform/calls/commerce.ts'
import { goOn } from '../platform/calls/handling.ts'

const storedCartId = storedText('cairn_device_told', 'sessionStorage')

/** Sends the fingerprint once per cart. A failure does not stop the order. */
export async function sendDeviceFingerprint(commerce: Commerce, cartId: string): Promise<void> {
  if (storedCartId.read() === cartId || !storedCartId.write(cartId)) return
  await commerce.sendDeviceFingerprint(
    { body: { cartId, fingerprint: await fingerprint() } },
    { cartNotFound: goOn },
  )
}

/** A hash of device traits: stable for a device, and the traits cannot be read from it. */
async function fingerprint(): Promise<string> {
  const { userAgent, language, hardwareConcurrency } = navigator
  const { width, height, colorDepth } = screen
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const traits = [userAgent, language, hardwareConcurrency, width, height, colorDepth, timeZone]
  const bytes = new TextEncoder().encode(traits.join('|'))
  // `crypto.subtle` exists in secure contexts only.
  if (!('subtle' in crypto)) return `plain-${bytes.length}-${width}x${height}`
  const digest = await crypto.subtle.digest('SHA-256', bytes)
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
