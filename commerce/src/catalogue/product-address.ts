import type { Locale } from '@cairn/contract/sites'

type Addressed = { productId: string; slug: string }

export const productPath = ({ productId, slug }: Addressed, locale: Locale): string =>
  `/${locale}/p/${slug}-${productId}`

type InCategory = { categoryId: string; slug: string }

export const categoryPath = ({ categoryId, slug }: InCategory, locale: Locale): string =>
  `/${locale}/c/${slug}-${categoryId}`

type Pictured = { productId: string; view?: string }

export const picturePath = ({ productId, view = 'front' }: Pictured): string =>
  `/images/${productId}/${view}`
