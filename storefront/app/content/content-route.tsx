import { surroundings } from '@cairn/contract/content-places'
import { Suspense } from 'react'
import { data, redirect } from 'react-router'
import { sendCase } from '../cases/act-on-case.server.ts'
import { readCaseForm } from '../cases/read-case-form.server.ts'
import { addressIn } from '../platform/address.ts'
import { headContext } from '../platform/page-head.ts'
import { needed } from '../platform/later.ts'
import { type Page, pageContext } from '../platform/page-context.ts'
import type { Route } from './+types/content-route.ts'
import { contentHead } from './content-head.server.ts'
import { ContentPage, MissingPage } from './content-page.tsx'
import { readContentPage } from './read-content.server.ts'
import { readRelated } from './read-related.server.ts'
import { shopAddress } from './shop-address.server.ts'
import '../cases/cases.css'

const slugShape = /^[a-z0-9][a-z0-9/-]{0,119}$/
/** How products and categories are also written, in older links and in print. */
const shopShape = /^[^/]+-(?:p(?<productId>[A-Z0-9]{8,11})|c(?<categoryId>\d{4,6}))$/

/** Every address that no other page has: a document's, another way to write one, or nobody's. */
export async function loader({ params, request, url, context }: Route.LoaderArgs) {
  const page = params['*']
  const reading = context.get(pageContext)
  if (page === 'home') throw redirect(`/${params.locale}`, 308)
  const shop = await shopAddress(reading, addressIn(page, shopShape))
  if (shop) throw redirect(`${shop}${url.search}`, 308)
  if (!slugShape.test(page) || surroundings.has(page)) return notFound(reading, request)
  const [document, elsewhere] = await Promise.all([
    readContentPage(reading, { request, page }),
    reading.commerce.readAlternates({ query: { page } }),
  ])
  if ('status' in document) {
    if (document.status === 404) return notFound(reading, request)
    throw data(null, { status: document.status })
  }
  const alternates = elsewhere.ok ? elsewhere.value.alternates : []
  context.set(headContext, contentHead({ document, url: url.pathname, alternates }))
  const [related, form] = await Promise.all([
    readRelated(reading, request, document),
    readCaseForm(reading, request, page),
  ])
  return { document, related, form }
}

/** Nobody's address, and the ways that lead on from it. */
async function notFound(reading: Page, request: Request) {
  const document = await readContentPage(reading, { request, page: 'error-4xx' })
  const isMissing = true as const
  if ('status' in document) throw data(null, { status: 404 })
  return data({ document, isMissing }, { status: 404 })
}

/** Only the pages on which people write to us take a form. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const { locale, '*': page } = params
  return sendCase(context.get(pageContext), { page, locale, form: await request.formData() })
}

export default function Content({ loaderData, actionData }: Route.ComponentProps) {
  return 'isMissing' in loaderData ? (
    <MissingPage sections={loaderData.document.sections} />
  ) : (
    <>
      <ContentPage {...loaderData} />
      {loaderData.form && (
        <Suspense>
          <CaseForm form={loaderData.form} acted={actionData} />
        </Suspense>
      )}
    </>
  )
}

const CaseForm = needed(async () => (await import('../cases/case-form.tsx')).CaseForm)
