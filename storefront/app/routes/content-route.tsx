import { embeddedPages } from '@cairn/contract/content/embedded-pages'
import { Suspense } from 'react'
import { data, redirect } from 'react-router'
import { readCaseForm, sendCase } from '../cases/case-form.server.ts'
import { readCookieSettings, saveConsent } from '../consent/cookie-settings.server.ts'
import { contentHead } from '../content/content-head.server.ts'
import { ContentPage, NotFoundPage } from '../content/content-page.tsx'
import { readDialogPage } from '../content/reading/dialog-pages.server.ts'
import {
  readContentPage,
  readPageSlot,
  readRelatedArticles,
} from '../content/reading/read-content.server.ts'
import { withBaselines } from '../content/reading/shown-blocks.ts'
import { EventPageContext } from '../events/event-page-context.ts'
import { eventIntent } from '../events/event-registration.ts'
import { registerByForm } from '../events/register-for-event.server.ts'
import { goOn } from '../platform/calls/handling.ts'
import { lazyRequired } from '../platform/lazy-component.ts'
import { statusOfMissingPage } from '../platform/page/missing-page.server.ts'
import { headContext, type PageContext, pageContext } from '../platform/page/page-context.ts'
import { contentPath, pathParams } from '../platform/page/path-params.ts'
import { readForm } from '../platform/page/read-form.ts'
import { readSizeGuidePage } from '../product/size/read-size-guide.server.ts'
import type { Route } from './+types/content-route.ts'
import '../cases/cases.css'
import '../consent/consent-page.css'
import '../events/events.css'

const SizeGuidePage = lazyRequired(() =>
  import('../product/size/size-guide-page.tsx').then((module) => module.SizeGuidePage),
)
const SignUpContent = lazyRequired(() =>
  import('./sign-up-content.tsx').then((module) => module.SignUpContent),
)
const CookieSettingsPage = lazyRequired(() =>
  import('../consent/cookie-settings-page.tsx').then((module) => module.CookieSettingsPage),
)
const CaseForm = lazyRequired(() =>
  import('../cases/case-form.tsx').then((module) => module.CaseForm),
)

/** Short URLs of products and categories, as they appear in older links and in print. */
const shortUrlPattern = /^[^/]+-(?:p(?<productId>[A-Z0-9]{8,11})|c(?<categoryId>\d{4,6}))$/

/** Serves every URL without a route of its own: content pages, short URLs, and unknown URLs. */
export async function loader({ params, request, url, context }: Route.LoaderArgs) {
  const slug = params['*']
  const page = context.get(pageContext)
  if (slug === 'home') throw redirect(`/${params.locale}${url.search}`, 308)
  const builtInPage = await readBuiltInPage(page, { request, slug, query: url.searchParams })
  if (builtInPage) return builtInPage
  const fullUrl = await productOrCategoryUrl(page, pathParams(slug, shortUrlPattern))
  if (fullUrl) throw redirect(`${fullUrl}${url.search}`, 308)
  if (!contentPath.test(slug) || embeddedPages.has(slug)) return notFound(page, request)
  const [document, alternatesResult] = await Promise.all([
    readContentPage(page, { request, page: slug }),
    page.commerce.readAlternates({ query: { page: slug } }),
  ])
  if ('status' in document) {
    if (document.isMissing) {
      return notFound(page, request, statusOfMissingPage(alternatesResult, url))
    }
    throw data(null, { status: document.status })
  }
  const dialog = await readDialogPage(page, { request, document })
  if (dialog) return { ...dialog, related: [], form: undefined }
  const alternates = alternatesResult.ok ? alternatesResult.value.alternates : []
  const head = contentHead({ document: withBaselines(document), url: url.pathname, alternates })
  context.set(headContext, { ...head, hasDialogPages: true })
  const [related, form] = await Promise.all([
    readRelatedArticles(page, request, document),
    readCaseForm(page, request, slug),
  ])
  return { document, related, form, attendee: undefined }
}

type BuiltInPageRequest = { request: Request; slug: string; query: URLSearchParams }

/** Reads a page that authors do not write, though they may add blocks to it. */
async function readBuiltInPage(page: PageContext, { request, slug, query }: BuiltInPageRequest) {
  if (slug === 'sign-up') return { signUp: await readPageSlot(page, { request, page: slug }) }
  const cookieSettings = readCookieSettings(page, { request, slug, query })
  if (cookieSettings) return { cookieSettings }
  const sizeGuide = await readSizeGuidePage({ commerce: page.commerce, slug, query })
  return sizeGuide && { sizeGuide }
}

async function productOrCategoryUrl(
  { commerce, locale }: Pick<PageContext, 'commerce' | 'locale'>,
  { productId, categoryId }: Partial<Record<string, string>>,
): Promise<string | undefined> {
  if (productId !== undefined) {
    const result = await commerce.readProduct({ params: { productId } }, { itemNotAvailable: goOn })
    return result.ok ? result.value.pageUrl : movedUrl(commerce, { productId })
  }
  if (categoryId === undefined) return undefined
  const result = await commerce.readCatalogue(
    { query: { categoryId, count: 1 } },
    { listedProductNotFound: goOn },
  )
  return result.ok
    ? `/${locale}/c/${result.value.category.slug}-${categoryId}`
    : movedUrl(commerce, { categoryId })
}

async function movedUrl(
  commerce: PageContext['commerce'],
  query: { productId?: string; categoryId?: string },
): Promise<string | undefined> {
  const result = await commerce.readAlternates({ query })
  return result.ok ? result.value.moved?.url : undefined
}

async function notFound(page: PageContext, request: Request, status = 404) {
  const document = await readContentPage(page, { request, page: 'error-4xx' })
  const isMissing = true as const
  if ('status' in document) throw data(null, { status })
  return data({ document, isMissing }, { status })
}

/** Handles the forms of events, cookie settings, contact and warranty. Other pages accept no form. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const { locale, '*': page } = params
  const shownPage = context.get(pageContext)
  const { commerce } = shownPage
  const form = await readForm(request)
  if (form.get('intent') === eventIntent) return registerByForm(commerce, request, form)
  const consent = await saveConsent(shownPage, { page, form })
  return consent ?? sendCase({ commerce }, { page, locale, form })
}

export default function Content({ loaderData, actionData }: Route.ComponentProps) {
  if ('isMissing' in loaderData) return <NotFoundPage sections={loaderData.document.sections} />
  if ('signUp' in loaderData || 'cookieSettings' in loaderData || 'sizeGuide' in loaderData) {
    return (
      <Suspense>
        <BuiltInPage page={loaderData} consentError={consentErrorIn(actionData)} />
      </Suspense>
    )
  }
  const { attendee, form } = loaderData
  const { eventResult, caseResult } = resultsIn(actionData)
  return (
    <>
      <EventPageContext value={{ attendee, result: eventResult }}>
        <ContentPage {...loaderData} />
      </EventPageContext>
      {form && (
        <Suspense>
          <CaseForm form={form} actionData={caseResult} />
        </Suspense>
      )}
    </>
  )
}

type BuiltInPageProps = {
  page: NonNullable<Awaited<ReturnType<typeof readBuiltInPage>>>
  consentError: string | undefined
}

function BuiltInPage({ page, consentError }: BuiltInPageProps) {
  if ('signUp' in page) return <SignUpContent blocks={page.signUp} />
  if ('sizeGuide' in page) return <SizeGuidePage {...page.sizeGuide} />
  return <CookieSettingsPage settings={page.cookieSettings} errorMessage={consentError} />
}

type FormResult = Route.ComponentProps['actionData']

const consentErrorIn = (result: FormResult): string | undefined =>
  result && 'consentError' in result ? result.consentError : undefined

function resultsIn(result: FormResult) {
  if (!result || 'consentError' in result) return {}
  return 'event' in result ? { eventResult: result.event } : { caseResult: result }
}
