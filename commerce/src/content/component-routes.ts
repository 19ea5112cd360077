import {
  readCollectionsComponent,
  readFooterComponent,
  readLocations,
  readPageComponent,
  readSearchComponent,
  readUtilityComponent,
} from '@cairn/contract/components'
import { accept } from '@cairn/contract/result'
import { serveAnybody } from '../platform/wire/serve.ts'
import { readAugmented } from './augmented-store.ts'
import type { ContentNeeds } from './content-list-routes.ts'
import { locationsFor } from './locations.ts'
import { reading } from './reading-routes.ts'

/** The same documents for those who want them ready to be shown; always what is published. */
export const componentRoutes = ({ guards: { anyone }, ...source }: ContentNeeds) => {
  const augmented = reading((wanted) => readAugmented(source, wanted))
  const mode = 'publish'
  return [
    serveAnybody(readCollectionsComponent, anyone, ({ asked }) =>
      augmented(asked, { mode, kinds: ['fragment'], slugs: ['collections'] }),
    ),
    serveAnybody(readFooterComponent, anyone, ({ asked }) =>
      augmented(asked, { mode, kinds: ['footer'], slugs: ['main'] }),
    ),
    serveAnybody(readSearchComponent, anyone, ({ asked }) =>
      augmented(asked, { mode, kinds: ['page'], slugs: ['search'] }),
    ),
    serveAnybody(readUtilityComponent, anyone, ({ asked }) =>
      augmented(asked, { mode, kinds: ['fragment'], slugs: ['utility'] }),
    ),
    serveAnybody(readPageComponent, anyone, ({ params, asked }) =>
      augmented(asked, { mode, kinds: ['page', 'article'], slugs: [params.page] }),
    ),
    serveAnybody(readLocations, anyone, async ({ asked }) =>
      accept({ regions: locationsFor(asked.locale) }),
    ),
  ]
}
