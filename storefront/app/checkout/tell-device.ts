import type { Client } from '@cairn/contract/client'

const kept = 'cairn_device_told'

/** Once a cart; an order is not held up where it cannot be told. */
export async function tellDevice(commerce: Client, cartId: string): Promise<void> {
  try {
    if (sessionStorage.getItem(kept) === cartId) return
    sessionStorage.setItem(kept, cartId)
  } catch {
    return
  }
  await commerce.sendDeviceFingerprint({ body: { cartId, fingerprint: await fingerprint() } })
}

/** The same for the same device, and nothing that could be read back. */
async function fingerprint(): Promise<string> {
  const { userAgent, language, hardwareConcurrency } = navigator
  const { width, height, colorDepth } = screen
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const traits = [userAgent, language, hardwareConcurrency, width, height, colorDepth, timeZone]
  const bytes = new TextEncoder().encode(traits.join('|'))
  // Pages that are not served securely have no digest.
  if (!('subtle' in crypto)) return `plain-${bytes.length}-${width}x${height}`
  const digest = await crypto.subtle.digest('SHA-256', bytes)
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
