/* oxlint-disable unicorn/consistent-function-scoping -- pages contain the text of the function, which uses nothing from outside */

/**
 * The random id of this browser, by which experiments and the decision engine know it. Empty unless the visitor allows
 * both categories, or if the browser stores no cookies. Pages contain the text of this function, so it uses nothing from
 * outside.
 */
export function visitorId(): string {
  const page = document.documentElement
  if (!page.matches('[data-allows~=performanceAndAnalytics][data-allows~=targeting]')) return ''
  const stored = () => /(?:^|; )cairn_visitor=([\da-f]{32})(?:;|$)/.exec(document.cookie)?.[1] ?? ''
  if (stored() === '') {
    const bytes = crypto.getRandomValues(Uint8Array.from({ length: 16 }))
    const id = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
    const secure = location.protocol === 'https:' ? '; secure' : ''
    document.cookie = `cairn_visitor=${id}; path=/; max-age=15724800; samesite=lax${secure}`
  }
  return stored()
}
