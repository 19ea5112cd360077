import type { Page } from '../platform/page-context.ts'

/** Where the named product or category has its page here, if it has one. */
export async function shopAddress(
  { commerce, locale }: Pick<Page, 'commerce' | 'locale'>,
  { productId, categoryId }: Partial<Record<string, string>>,
): Promise<string | undefined> {
  if (productId !== undefined) {
    const read = await commerce.readProduct({ params: { productId } })
    return read.ok ? read.value.pageUrl : undefined
  }
  if (categoryId === undefined) return undefined
  const read = await commerce.readCatalogue({ query: { categoryId, count: 1 } })
  return read.ok ? `/${locale}/c/${read.value.category.slug}-${categoryId}` : undefined
}
