import { isPreview } from '../../platform/calls/browser-state.ts'
import { mayStoreConvenienceData } from '../../platform/consent.ts'
import { readPageSettings } from '../../platform/page/page-settings.ts'
import { parseRecentlyViewed, withViewed } from './recently-viewed.ts'

const storageKey = 'cairn_seen'
/** Without storage or consent, the list lasts until the next page load. */
let viewedOnThisPage: readonly string[] = []

export const recentlyViewed = (): readonly string[] =>
  (mayStore() && readStored()) || viewedOnThisPage

export function rememberViewed(productId: string) {
  viewedOnThisPage = withViewed(recentlyViewed(), productId)
  if (!mayStore()) return
  try {
    localStorage.setItem(storageKey, JSON.stringify(viewedOnThisPage))
  } catch {
    return
  }
}

export function clearRecentlyViewed() {
  viewedOnThisPage = []
  try {
    localStorage.removeItem(storageKey)
  } catch {
    return
  }
}

const mayStore = (): boolean =>
  mayStoreConvenienceData({ region: readPageSettings(document).region, isPreview: isPreview() })

function readStored(): readonly string[] | undefined {
  try {
    return parseRecentlyViewed(JSON.parse(localStorage.getItem(storageKey) ?? '[]'))
  } catch {
    return undefined
  }
}
