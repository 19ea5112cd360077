import {
  readAugmentedPage,
  readCategoryContent,
  readFooter,
  readFragment,
  readPage,
  readProductContent,
} from '@cairn/contract/content'
import { serveAnybody } from '../platform/wire/serve.ts'
import { readAugmented, readPlain } from './augmented-store.ts'
import { componentRoutes } from './component-routes.ts'
import { reading } from './reading-routes.ts'
import { sitemapRoutes } from './sitemap-routes.ts'
import { contentListRoutes, type ContentNeeds } from './content-list-routes.ts'

const pages = ['page', 'article'] as const

/** Content is the same for everybody: these calls know a locale, and nothing of who asks. */
export const contentRoutes = (needs: ContentNeeds) => {
  const { guards } = needs
  const plain = reading((wanted) => readPlain(needs, wanted))
  const augmented = reading((wanted) => readAugmented(needs, wanted))
  return [
    serveAnybody(readPage, guards.anyone, ({ params, asked }) =>
      plain(asked, { ...params, kinds: pages, slugs: [params.page] }),
    ),
    serveAnybody(readAugmentedPage, guards.anyone, ({ params, asked }) =>
      augmented(asked, { ...params, kinds: pages, slugs: [params.page] }),
    ),
    serveAnybody(readFragment, guards.anyone, ({ params, asked }) =>
      augmented(asked, { mode: params.mode, kinds: ['fragment'], slugs: [params.fragmentId] }),
    ),
    serveAnybody(readFooter, guards.anyone, ({ params, asked }) =>
      augmented(asked, { ...params, kinds: ['footer'], slugs: ['main'] }),
    ),
    serveAnybody(readCategoryContent, guards.anyone, ({ params, asked }) =>
      augmented(asked, { ...params, kinds: ['category'], slugs: [params.categoryId] }),
    ),
    serveAnybody(readProductContent, guards.anyone, ({ params, asked }) =>
      augmented(asked, {
        ...params,
        kinds: ['product'],
        // What is written of a style holds for its colours that have nothing of their own.
        slugs: [params.productId, params.productId.slice(0, 8)],
      }),
    ),
    ...contentListRoutes(needs),
    ...componentRoutes(needs),
    ...sitemapRoutes(needs),
  ]
}
