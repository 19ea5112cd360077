import { type SiteFeature, siteFeatures } from '@cairn/contract/content/conditions'
import { type SiteSettings, settingsOf } from '@cairn/contract/sites/site-settings'
import type { Locale } from '@cairn/contract/sites/sites'

const isEnabled: Record<SiteFeature, (settings: SiteSettings) => boolean> = {
  loyalty: ({ hasLoyalty }) => hasLoyalty,
}

export const enabledFeatures = (locale: Locale): ReadonlySet<unknown> =>
  new Set(siteFeatures.filter((feature) => isEnabled[feature](settingsOf(locale))))

type JsonObject = Readonly<Record<string, unknown>>

/** The body of a document without its conditions, and without the parts whose feature is not enabled. */
export const applyConditions = (body: JsonObject, features: ReadonlySet<unknown>): JsonObject =>
  Object.fromEntries(
    Object.entries(body)
      .filter(([name, part]) => name !== 'when' && isShown(part, features))
      .map(([name, part]) => [name, shownPart(part, features)]),
  )

function shownPart(part: unknown, features: ReadonlySet<unknown>): unknown {
  if (Array.isArray(part)) {
    return part.filter((each) => isShown(each, features)).map((each) => shownPart(each, features))
  }
  return isObject(part) ? applyConditions(part, features) : part
}

const isShown = (part: unknown, features: ReadonlySet<unknown>): boolean =>
  !isObject(part) || !isObject(part['when']) || features.has(part['when']['feature'])

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
