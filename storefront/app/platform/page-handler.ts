import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { crawlerFile } from '../sitemap/crawler-file.ts'
import { orderDocument } from '../orders/order-document.ts'
import { pageContext, type Page } from './page-context.ts'
import { headContext, newPageHead } from './page-head.ts'
import { toLocale } from './to-locale.ts'

export type PageHandler = (request: Request, page: Page) => Promise<Response>

/** Exported by the server's entry, so that router and context are those of the build itself. */
export function createPageHandler(
  build: ServerBuild,
  mode: 'development' | 'production',
): PageHandler {
  const handle = createRequestHandler(build, mode)
  // What is no page is answered before the router: a route here is told to every browser.
  return async (request, page) =>
    toLocale(request) ??
    (await crawlerFile(request, page)) ??
    (await orderDocument(request, page)) ??
    handle(request, contextOf(page))
}

function contextOf(page: Page): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(pageContext, page)
  context.set(headContext, newPageHead())
  return context
}
