import type { AnswerOf } from '@cairn/contract/call'
import type { readCatalogue } from '@cairn/contract/catalogue'
import { breadcrumbThing } from '../platform/breadcrumb-thing.ts'
import type { PageHead } from '../platform/page-head.ts'

type Shown = {
  listing: AnswerOf<typeof readCatalogue>
  url: string
  alternates: PageHead['alternates']
}

export const categoryHead = ({
  listing: { category, products },
  url,
  alternates,
}: Shown): PageHead => ({
  kind: 'website',
  image: products[0]?.image.src,
  alternates,
  things: [breadcrumbThing([...category.breadcrumbs, { name: category.name, url }])],
})
