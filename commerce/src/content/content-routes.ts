import {
  readCollectionsComponent,
  readFooterComponent,
  readLocations,
  readPageComponent,
  readSearchComponent,
  readUtilityComponent,
} from '@cairn/contract/content/component-calls'
import {
  readAugmentedPage,
  readCategoryContent,
  readFooter,
  readFragment,
  readPage,
  readProductContent,
} from '@cairn/contract/content/content-calls'
import { styleIdOf } from '@cairn/contract/fields/identifiers'
import { accept } from '@cairn/contract/refusals/result'
import { servePublic } from '../platform/wire/serve.ts'
import { contentListRoutes } from './content-list-routes.ts'
import { type ContentRouteDeps, respondWithDocument } from './content-wire.ts'
import {
  readAugmentedDocument,
  readOptionalDocument,
  readPlainDocument,
} from './documents/read-document-flow.ts'
import { locationsFor } from './locations.ts'
import { sitemapRoutes } from './sitemap-routes.ts'

const pages = ['page', 'article'] as const

/** These calls depend on the locale and not on the shopper. */
export const contentRoutes = (deps: ContentRouteDeps) => {
  const { guards } = deps
  const respondPlain = respondWithDocument((request) => readPlainDocument(deps, request))
  const respondAugmented = respondWithDocument((request) => readAugmentedDocument(deps, request))
  const respondOptional = respondWithDocument((request) => readOptionalDocument(deps, request))
  return [
    servePublic(readPage, guards.anyone, ({ params, context }) =>
      respondPlain(context, { ...params, kinds: pages, slugs: [params.page] }),
    ),
    servePublic(readAugmentedPage, guards.anyone, ({ params, context }) =>
      respondAugmented(context, { ...params, kinds: pages, slugs: [params.page] }),
    ),
    servePublic(readFragment, guards.anyone, ({ params, context }) =>
      respondAugmented(context, {
        mode: params.mode,
        kinds: ['fragment'],
        slugs: [params.fragmentId],
      }),
    ),
    servePublic(readFooter, guards.anyone, ({ params, context }) =>
      respondAugmented(context, { ...params, kinds: ['footer'], slugs: ['main'] }),
    ),
    servePublic(readCategoryContent, guards.anyone, ({ params, context }) =>
      respondOptional(context, { ...params, kinds: ['category'], slugs: [params.categoryId] }),
    ),
    servePublic(readProductContent, guards.anyone, ({ params, context }) =>
      respondOptional(context, {
        ...params,
        kinds: ['product'],
        // The document of the style is used for products that have none of their own.
        slugs: [params.productId, styleIdOf(params.productId)],
      }),
    ),
    ...contentListRoutes(deps),
    ...componentRoutes(deps),
    ...sitemapRoutes(deps),
  ]
}

/** Published documents, ready to be rendered. */
const componentRoutes = ({ guards: { anyone }, ...source }: ContentRouteDeps) => {
  const respondAugmented = respondWithDocument((request) => readAugmentedDocument(source, request))
  const mode = 'publish'
  return [
    servePublic(readCollectionsComponent, anyone, ({ context }) =>
      respondAugmented(context, { mode, kinds: ['fragment'], slugs: ['collections'] }),
    ),
    servePublic(readFooterComponent, anyone, ({ context }) =>
      respondAugmented(context, { mode, kinds: ['footer'], slugs: ['main'] }),
    ),
    servePublic(readSearchComponent, anyone, ({ context }) =>
      respondAugmented(context, { mode, kinds: ['page'], slugs: ['search'] }),
    ),
    servePublic(readUtilityComponent, anyone, ({ context }) =>
      respondAugmented(context, { mode, kinds: ['fragment'], slugs: ['utility'] }),
    ),
    servePublic(readPageComponent, anyone, ({ params, context }) =>
      respondAugmented(context, { mode, kinds: ['page', 'article'], slugs: [params.page] }),
    ),
    servePublic(readLocations, anyone, async ({ context }) =>
      accept({ regions: locationsFor(context.locale) }),
    ),
  ]
}
