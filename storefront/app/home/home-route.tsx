import { ContentPage } from '../content/content-page.tsx'
import { readContentPage } from '../content/read-content.server.ts'
import { useMessages } from '../platform/messages.tsx'
import { pageContext } from '../platform/page-context.ts'
import { headContext } from '../platform/page-head.ts'
import { PageMessage } from '../ui/page-message.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { homeHead } from './home-head.server.ts'
import type { Route } from './+types/home-route.ts'

/** The same for everybody: nothing of a session is read here. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const document = await readContentPage(page, { request, page: 'home' })
  context.set(headContext, homeHead(page.locale))
  return { document: 'status' in document ? undefined : document }
}

export default function Home({ loaderData: { document } }: Route.ComponentProps) {
  return document ? <ContentPage document={document} /> : <NoHome />
}

/** A shop that has just been opened, or cannot be reached for a moment. */
function NoHome() {
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
