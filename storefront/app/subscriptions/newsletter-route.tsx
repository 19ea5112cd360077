import { Suspense } from 'react'
import { data } from 'react-router'
import { lazyRequired } from '../platform/lazy-component.ts'
import { pageContext } from '../platform/page/page-context.ts'
import { readForm } from '../platform/page/read-form.ts'
import type { Route } from './+types/newsletter-route.ts'
import {
  confirmByLink,
  signUpForNewsletter,
  unsubscribeByLink,
} from './newsletter-actions.server.ts'

/** The links in mails contain a secret. */
export const headers: Route.HeadersFunction = () => ({
  'cache-control': 'private, no-store',
  'referrer-policy': 'same-origin',
})

/** Opening a link changes nothing, because mail programs open links by themselves. */
export function loader({ params: { '*': page } }: Route.LoaderArgs) {
  if (page === '' || page === 'confirm' || page === 'unsubscribe') return { page } as const
  throw data(null, { status: 404 })
}

/** Mail programs post to the unsubscribe link as well, with a form of their own. */
export async function action({ params, request, url, context }: Route.ActionArgs) {
  const page = context.get(pageContext)
  const token = url.searchParams.get('token') ?? ''
  if (params['*'] === 'unsubscribe') return unsubscribeByLink(page, token)
  if (params['*'] === 'confirm') return confirmByLink(page, token)
  if (params['*'] === '') return signUpForNewsletter(page, await readForm(request))
  throw data(null, { status: 404 })
}

/** Loaded separately, because few visits open these pages. */
const NewsletterPage = lazyRequired(() =>
  import('./newsletter-page.tsx').then((module) => module.NewsletterPage),
)

export default function NewsletterRoute({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <Suspense>
      <NewsletterPage page={loaderData.page} result={actionData} />
    </Suspense>
  )
}
