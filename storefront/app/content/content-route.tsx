import { data, redirect } from 'react-router'
import { pageContext } from '../platform/page-context.ts'
import type { Route } from './+types/content-route.ts'
import { ContentPage } from './content-page.tsx'
import { readContentPage } from './read-content.server.ts'

const slugShape = /^[a-z0-9][a-z0-9/-]{0,119}$/

/** Every address that no other page has: a document's, or nobody's. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const page = params['*']
  if (page === 'home') throw redirect(`/${params.locale}`, 308)
  if (!slugShape.test(page)) throw data(null, { status: 404 })
  const document = await readContentPage(context.get(pageContext), { request, page })
  if ('status' in document) throw data(null, { status: document.status })
  return { document }
}

export default function Content({ loaderData: { document } }: Route.ComponentProps) {
  return <ContentPage document={document} />
}
