import { isPreview } from '../platform/browser-state.ts'
import { mayKeepConveniences } from '../platform/consent.ts'
import { readPageSettings } from '../platform/page-settings.ts'
import { seenIn, withSeen } from './seen-lately.ts'

const key = 'cairn_seen'
/** Where the device may keep nothing, it lasts until the next page is loaded. */
let onThisPage: readonly string[] = []

export const seenLately = (): readonly string[] => (mayKeep() && kept()) || onThisPage

export function rememberSeen(productId: string) {
  onThisPage = withSeen(seenLately(), productId)
  if (!mayKeep()) return
  try {
    localStorage.setItem(key, JSON.stringify(onThisPage))
  } catch {
    return
  }
}

export function forgetSeen() {
  onThisPage = []
  try {
    localStorage.removeItem(key)
  } catch {
    return
  }
}

const mayKeep = (): boolean =>
  mayKeepConveniences({ region: readPageSettings(document).region, isPreview: isPreview() })

function kept(): readonly string[] | undefined {
  try {
    return seenIn(JSON.parse(localStorage.getItem(key) ?? '[]'))
  } catch {
    return undefined
  }
}
