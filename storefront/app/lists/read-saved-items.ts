import type { SavedItems } from '@cairn/contract/cart/cart'
import { currentUsid } from '../person/person-store.ts'
import { hasNoLists } from '../person/read-signed-in-person.ts'
import { browserCommerce } from '../platform/calls/browser-commerce.ts'

/** The most that one call returns. */
const maxPerCall = 100

/** Without a session there are no saved items. */
export async function readSaved(count: number): Promise<SavedItems | undefined> {
  if (currentUsid() === undefined || (await hasNoLists())) return undefined
  const items: SavedItems['items'] = []
  for (;;) {
    const query = { start: items.length, count: Math.min(count - items.length, maxPerCall) }
    const result = await browserCommerce().readSavedItems({ query })
    if (!result.ok) return undefined
    const { items: part, total } = result.value
    items.push(...part)
    if (part.length === 0 || items.length >= Math.min(count, total)) {
      return { ...result.value, items }
    }
  }
}
