import { storedText } from '../platform/browser-storage.ts'
import { isAllowed } from '../platform/consent.ts'
import { itemsWith, type StoredItems, storedItems } from './stored-items.ts'

const isRefused = ({ category, needs = category }: StoredItems): boolean =>
  !isAllowed(category) || !isAllowed(needs)

/** Also what was stored before, on a site where nobody is asked, or with a choice that does not count any more. */
export function removeRefusedItems() {
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=')
    const items = itemsWith('cookie', name)
    if (items && isRefused(items)) document.cookie = `${name}=; path=/; max-age=0`
  }
  for (const items of storedItems)
    if (items.area !== 'cookie' && isRefused(items))
      for (const name of items.names) storedText(name, items.area).write(null)
}
