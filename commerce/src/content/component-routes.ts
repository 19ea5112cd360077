import {
  readCollectionsComponent,
  readFooterComponent,
  readLocations,
  readPageComponent,
  readSearchComponent,
  readUtilityComponent,
} from '@cairn/contract/content/component-calls'
import { accept } from '@cairn/contract/refusals/result'
import { servePublic } from '../platform/wire/serve.ts'
import { type ContentRouteDeps, respondWithDocument } from './content-wire.ts'
import { readAugmentedDocument } from './documents/read-document-flow.ts'
import { locationsFor } from './locations.ts'

/** Published documents, ready to be rendered. */
export const componentRoutes = ({ guards: { anyone }, ...source }: ContentRouteDeps) => {
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
