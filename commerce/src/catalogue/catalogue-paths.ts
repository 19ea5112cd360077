import type { Locale } from '@cairn/contract/sites/sites'

export const productPath = (
  { productId, slug }: { productId: string; slug: string },
  locale: Locale,
): string => `/${locale}/p/${slug}-${productId}`

export const categoryPath = (
  { categoryId, slug }: { categoryId: string; slug: string },
  locale: Locale,
): string => `/${locale}/c/${slug}-${categoryId}`

export const picturePath = ({
  productId,
  view = 'front',
}: {
  productId: string
  view?: string
}): string => `/images/${productId}/${view}`

export type CategoryLink = { id: string; name: string; slug: string }

export const categoryLinkAnswer = ({ id, name, slug }: CategoryLink, locale: Locale) => ({
  id,
  name,
  url: categoryPath({ categoryId: id, slug }, locale),
})
