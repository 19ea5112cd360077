import type { AnswerOf } from '@cairn/contract/wire/call'
import type { readCatalogue } from '@cairn/contract/catalogue/catalogue-calls'
import { breadcrumbJsonLd } from '../platform/page/breadcrumb-json-ld.ts'
import type { PageHead } from '../platform/page/page-head.ts'

type CategoryHeadInput = {
  listing: AnswerOf<typeof readCatalogue>
  url: string
  alternates: PageHead['alternates']
}

export const categoryHead = ({
  listing: { category, products },
  url,
  alternates,
}: CategoryHeadInput): PageHead => ({
  kind: 'website',
  image: products[0]?.image.src,
  alternates,
  structuredData: [breadcrumbJsonLd([...category.breadcrumbs, { name: category.name, url }])],
})
