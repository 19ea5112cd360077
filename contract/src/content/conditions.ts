import { z } from 'zod'

/** The features that a site can be without, by the names in conditions. */
export const siteFeatures = ['loyalty', 'textMessages'] as const
export type SiteFeature = (typeof siteFeatures)[number]

/**
 * The field of a block, menu item, link or entry of a list that is shown only on sites with a feature:
 * `when: { feature: 'loyalty' }`. Answers do not contain it, because the core applies it.
 */
export const conditional = { when: z.object({ feature: z.enum(siteFeatures) }).optional() }
