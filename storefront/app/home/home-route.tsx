import { topBlocks } from '@cairn/contract/content/blocks/block-tree'
import { Blocks } from '../content/blocks/blocks.tsx'
import { readContentPage } from '../content/reading/read-content.server.ts'
import { pageContext, headContext } from '../platform/page/page-context.ts'
import { useMessages } from '../platform/text/messages.tsx'
import { PageMessage } from '../ui/page-message.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import type { Route } from './+types/home-route.ts'
import { homeHead } from './home-head.server.ts'

/** Reads nothing of the session, so that the page can be cached for all visitors. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const document = await readContentPage(page, { request, page: 'home' })
  const readDocument = 'status' in document ? undefined : document
  context.set(headContext, homeHead(page.locale, readDocument?.description))
  return { document: readDocument }
}

export default function Home({ loaderData: { document } }: Route.ComponentProps) {
  if (!document) return <HomeUnavailable />
  return (
    <>
      <PageTitle>{document.title}</PageTitle>
      <Blocks blocks={topBlocks(document)} />
    </>
  )
}

/** Shown if the shop has no home page yet, or if it cannot be read. */
function HomeUnavailable() {
  const t = useMessages()
  return (
    <div className="page py-section">
      <PageTitle>{t('homeTitle')}</PageTitle>
      <PageMessage title={t('homeEmptyTitle')} text={t('homeEmptyText')}>
        {null}
      </PageMessage>
    </div>
  )
}
