import type { Locale } from '@cairn/contract/sites/sites'
import type { Client } from '@cairn/contract/wire/client'
import {
  createRequestHandler,
  matchRoutes,
  type RouteObject,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router'
import { serveOwnData } from './account/privacy/serve-own-data.ts'
import { locationRedirect } from './navigation/location-redirect.ts'
import { serveOrderPdf } from './orders/order-pdf.ts'
import { handleRefusals } from './platform/calls/commerce.ts'
import {
  pageContext,
  type PageContext,
  headContext,
  emptyPageHead,
} from './platform/page/page-context.ts'
import { redirectToPagePath } from './platform/page/visitor-locale.ts'
import { withPreviewLocation } from './preview/preview-query.ts'
import { crawlerFile } from './sitemap/crawler-files.ts'

/** What the server passes to the page of one request. */
export type PageRequest = Omit<PageContext, 'commerce'> & { commerce: Client }

export type PageHandler = (request: Request, page: PageRequest) => Promise<Response>

export type CreatePageHandler = (
  build: ServerBuild,
  mode: 'development' | 'production',
) => PageHandler

const pageMethods = new Set(['GET', 'HEAD', 'POST'])

type FallbackPage = (locale: Locale) => string

/** Called by the server's entry, so that router and context come from the same build. */
export const pageHandlerFactory =
  (fallbackPage: FallbackPage): CreatePageHandler =>
  (build, mode) => {
    const handle = createRequestHandler(build, mode)
    // Responses that are not pages are created here, because every browser downloads the list of routes.
    return async (request, { commerce, ...settings }) => {
      if (!pageMethods.has(request.method)) {
        return methodNotAllowed(build.routes, new URL(request.url))
      }
      const page = { ...settings, commerce: handleRefusals(commerce) }
      const response =
        redirectToPagePath(request) ??
        (await crawlerFile(request, page)) ??
        (await locationRedirect(request, page)) ??
        (await serveOrderPdf(request, page)) ??
        (await serveOwnData(request, page)) ??
        orFallbackPage(withAllowedMethods(await handle(request, contextOf(page))), () =>
          fallbackPage(page.locale),
        )
      return page.canPreview ? withPreviewLocation(request, response) : response
    }
  }

type Routes = ServerBuild['routes']

/** Every page can be read. Those whose route serves forms accept them too. */
function methodNotAllowed(routes: Routes, url: URL): Response {
  const pathname = url.pathname.replace(/\.data$/, '')
  const id = matchRoutes(routeTree(routes), pathname)?.at(-1)?.route.id ?? ''
  const hasForms = routes[id]?.module.action !== undefined
  return new Response('Method Not Allowed', {
    status: 405,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      allow: hasForms ? 'GET, HEAD, POST' : 'GET, HEAD',
    },
  })
}

function routeTree(routes: Routes, parentId?: string): RouteObject[] {
  return Object.values(routes).flatMap((route) =>
    route && (route.parentId || undefined) === parentId ? [routeObject(routes, route)] : [],
  )
}

function routeObject(
  routes: Routes,
  { id, path, index }: NonNullable<Routes[string]>,
): RouteObject {
  const place = { id, ...(path !== undefined && { path }) }
  return index ? { ...place, index: true } : { ...place, children: routeTree(routes, id) }
}

/** A page without a form that the server handles can only be read. */
function withAllowedMethods(answer: Response): Response {
  if (answer.status === 405 && !answer.headers.has('allow'))
    answer.headers.set('allow', 'GET, HEAD')
  return answer
}

/** Replaces the plain text that the router sends when the error page cannot be rendered. */
function orFallbackPage(answer: Response, fallbackPage: () => string): Response {
  const isLine = answer.headers.get('content-type')?.startsWith('text/plain') ?? false
  if (answer.status !== 500 || !isLine) return answer
  const headers = { 'content-type': 'text/html; charset=utf-8' }
  return new Response(fallbackPage(), { status: 500, headers })
}

function contextOf(page: PageContext): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(pageContext, page)
  context.set(headContext, emptyPageHead())
  return context
}
