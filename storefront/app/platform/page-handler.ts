import type { Locale } from '@cairn/contract/sites'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { crawlerFile } from '../sitemap/crawler-file.ts'
import { orderDocument } from '../orders/order-document.ts'
import { pageContext, type Page } from './page-context.ts'
import { headContext, newPageHead } from './page-head.ts'
import { toLocale } from './to-locale.ts'

export type PageHandler = (request: Request, page: Page) => Promise<Response>

export type CreatePageHandler = (
  build: ServerBuild,
  mode: 'development' | 'production',
) => PageHandler

type LastPage = (locale: Locale) => string

/** Made by the server's entry, so that router and context are those of the build itself. */
export const pageHandlers =
  (lastPage: LastPage): CreatePageHandler =>
  (build, mode) => {
    const handle = createRequestHandler(build, mode)
    // What is no page is answered before the router: a route here is told to every browser.
    return async (request, page) =>
      toLocale(request) ??
      (await crawlerFile(request, page)) ??
      (await orderDocument(request, page)) ??
      unlessUnshowable(await handle(request, contextOf(page)), () => lastPage(page.locale))
  }

/** Where not even the page of a failure could be rendered, the router has nothing left but a line of text. */
function unlessUnshowable(answer: Response, lastPage: () => string): Response {
  const isLine = answer.headers.get('content-type')?.startsWith('text/plain') ?? false
  if (answer.status !== 500 || !isLine) return answer
  const headers = { 'content-type': 'text/html; charset=utf-8' }
  return new Response(lastPage(), { status: 500, headers })
}

function contextOf(page: Page): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(pageContext, page)
  context.set(headContext, newPageHead())
  return context
}
