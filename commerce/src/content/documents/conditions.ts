import { type SiteFeature, siteFeatures } from '@cairn/contract/content/conditions'
import { type JsonObject, isJsonObject } from '@cairn/contract/content/json-object'
import { type SiteSettings, settingsOf } from '@cairn/contract/sites/site-settings'
import type { Locale } from '@cairn/contract/sites/sites'

const isEnabled: Record<SiteFeature, (settings: SiteSettings) => boolean> = {
  loyalty: ({ hasLoyalty }) => hasLoyalty,
  textMessages: ({ offersTextMessages }) => offersTextMessages,
}

export const enabledFeatures = (locale: Locale): ReadonlySet<unknown> =>
  new Set(siteFeatures.filter((feature) => isEnabled[feature](settingsOf(locale))))

/** The body of a document without its conditions, and without the parts whose feature is not enabled. */
export const applyConditions = (body: JsonObject, features: ReadonlySet<unknown>): JsonObject =>
  Object.fromEntries(
    Object.entries(body)
      .filter(([name, part]) => name !== 'when' && isShown(part, features))
      .map(([name, part]) => [name, shownPart(part, features)]),
  )

function shownPart(part: unknown, features: ReadonlySet<unknown>): unknown {
  if (Array.isArray(part)) {
    return part.filter((item) => isShown(item, features)).map((item) => shownPart(item, features))
  }
  return isJsonObject(part) ? applyConditions(part, features) : part
}

const isShown = (part: unknown, features: ReadonlySet<unknown>): boolean =>
  !isJsonObject(part) || !isJsonObject(part['when']) || features.has(part['when']['feature'])

/** The documents of the loyalty programme; the blocks of the last one are shown in a dialog. */
export const loyaltyPages = ['loyalty', 'loyalty-terms', 'loyalty-modal'] as const

/** Sites without a loyalty programme do not show its pages, nor the pages below them. */
export const isHiddenLoyaltyPage = (slug: string, locale: Locale): boolean =>
  !settingsOf(locale).hasLoyalty &&
  loyaltyPages.some((page) => slug === page || slug.startsWith(`${page}/`))
