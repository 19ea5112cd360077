import { randomId } from '../platform/random-id.ts'

const kept = 'cairn_order_key'

/**
 * The key of an attempt to order: the same for the same wish, whether it is asked again because the
 * line broke or because the page was loaded anew; another one when anything of the wish changes.
 */
export function orderKeyFor(wish: unknown): string {
  const of = JSON.stringify(wish)
  const known = read()
  if (known?.of === of) return known.key
  const key = randomId()
  try {
    sessionStorage.setItem(kept, JSON.stringify({ of, key }))
  } catch {
    return key
  }
  return key
}

export function forgetOrderKey() {
  try {
    sessionStorage.removeItem(kept)
  } catch {
    return
  }
}

function read(): { of: string; key: string } | undefined {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(kept) ?? 'null')
    return isKey(found) ? found : undefined
  } catch {
    return undefined
  }
}

const isKey = (found: unknown): found is { of: string; key: string } =>
  typeof found === 'object' &&
  found !== null &&
  'of' in found &&
  typeof found.of === 'string' &&
  'key' in found &&
  typeof found.key === 'string'
