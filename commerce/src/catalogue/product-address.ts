import type { Locale } from '@cairn/contract/sites'

type Addressed = { productId: string; slug: string }

export const productPath = ({ productId, slug }: Addressed, locale: Locale): string =>
  `/${locale}/p/${slug}-${productId}`

export const picturePath = ({ productId }: Pick<Addressed, 'productId'>): string =>
  `/images/${productId}/front`
