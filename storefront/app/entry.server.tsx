import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { pageViewScript } from './analytics/page-view-script.ts'
import { testContextScript } from './content/audiences/test-context.ts'
import { withWaitingPictures } from './content/audiences/waiting-pictures.server.ts'
import { withDialogPages } from './content/reading/dialog-pages.server.ts'
import { fallbackPage } from './fallback-page.server.tsx'
import { menuMarkupRequestContext, MenuMarkupContext } from './navigation/menu/site-menu.tsx'
import { pageHandlerFactory } from './page-handler.ts'
import { deferScripts, type PageParts } from './platform/page/defer-scripts.ts'
import { HtmlResponse } from './platform/page/html-response.server.ts'
import { hydrationScripts } from './platform/page/hydration-scripts.server.ts'
import { NonceContext } from './platform/page/nonce-context.ts'
import { headContext, pageContext } from './platform/page/page-context.ts'
import { headTags } from './platform/page/page-head.server.ts'
import { hasPreviewQuery } from './platform/page/preview-request.ts'
import { renderToHtml } from './platform/page/render-to-html.server.ts'
import { messagesFor, messagesScript } from './platform/text/messages.server.ts'
import { MessagesProvider } from './platform/text/messages.tsx'
import { withPreviewLinks } from './preview/preview-query.ts'

export const createPageHandler = pageHandlerFactory(fallbackPage)

/** Does not report aborted requests. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return
  const { report = console.error } = context.get(pageContext)
  report(error)
}

export default async function answerDocument(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream: loaderData, ...router }: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { locale, nonce, canPreview, measurementId } = context.get(pageContext)
  const messages = messagesFor(locale)
  const page = (
    <NonceContext value={nonce}>
      <MessagesProvider value={messages.catalogue}>
        <MenuMarkupContext value={context.get(menuMarkupRequestContext)}>
          <ServerRouter context={router} url={request.url} nonce={nonce} />
        </MenuMarkupContext>
      </MessagesProvider>
    </NonceContext>
  )
  const { head, body } = pageParts(withWaitingPictures(await renderToHtml(page, nonce)))
  const pageHead = context.get(headContext)
  const url = new URL(request.url)
  const end = body.lastIndexOf('</body>')
  const rendered = [
    head,
    headTags(head, { head: pageHead, url, locale, status }),
    testContextScript(nonce),
    pageViewScript(nonce, measurementId),
    messagesScript(messages),
    body.slice(0, end),
    router.renderMeta?.didRenderScripts && loaderData
      ? await hydrationScripts(loaderData, nonce)
      : '',
    body.slice(end),
  ].join('')
  headers.set('content-type', 'text/html; charset=utf-8')
  const withDialogs = pageHead.hasDialogPages ? withDialogPages(rendered) : rendered
  const isPreview = canPreview && hasPreviewQuery(url.search)
  const html = isPreview
    ? withPreviewLinks(withDialogs, { search: url.search, nonce })
    : withDialogs
  return new HtmlResponse(html, { status, headers })
}

function pageParts(html: string): PageParts {
  const headEnd = html.indexOf('</head>')
  const parts = { head: html.slice(0, headEnd), body: html.slice(headEnd) }
  return import.meta.env.PROD ? deferScripts(parts) : parts
}
