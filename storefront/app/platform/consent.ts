import type { ConsentCategory } from '@cairn/contract/consent/consent'

/**
 * Whether this browser allows a category now. Another tab may change that, so the answer must not be stored. The first script
 * of every page has noted it (`consent-script.ts`), and notes it again after each choice (`consent-changes.ts`).
 */
export const isAllowed = (category: ConsentCategory): boolean =>
  document.documentElement.matches(`[data-allows~=${category}]`)
