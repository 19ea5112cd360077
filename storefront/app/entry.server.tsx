import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { withDialogPages } from './content/reading/dialog-pages.server.ts'
import { fallbackPage } from './fallback-page.server.tsx'
import { menuMarkupRequestContext, MenuMarkupContext } from './navigation/menu/site-menu.tsx'
import { pageHandlerFactory } from './page-handler.ts'
import { deferScripts } from './platform/page/defer-scripts.ts'
import { HtmlResponse } from './platform/page/html-response.server.ts'
import { NonceContext } from './platform/page/nonce-context.ts'
import { headContext, pageContext } from './platform/page/page-context.ts'
import { withHead } from './platform/page/page-head.server.ts'
import { messagesFor, withMessages } from './platform/text/messages.server.ts'
import { MessagesProvider } from './platform/text/messages.tsx'

export const createPageHandler = pageHandlerFactory(fallbackPage)

/** Does not report aborted requests. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return
  const { report = console.error } = context.get(pageContext)
  report(error)
}

const renderTimeout = 10_000

/** Renders the whole page before answering, so that it can be cached and works without scripts. */
export default async function answerDocument(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { locale, nonce } = context.get(pageContext)
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
  headers.set('content-type', 'text/html; charset=utf-8')
  const head = context.get(headContext)
  const rendered = await renderToHtml(page, nonce)
  const htmlWithHead = withHead(head.hasDialogPages ? withDialogPages(rendered) : rendered, {
    head,
    url: new URL(request.url),
    locale,
    nonce,
    status,
  })
  const html = withMessages(htmlWithHead, messages, nonce)
  return new HtmlResponse(import.meta.env.PROD ? deferScripts(html) : html, { status, headers })
}

function renderToHtml(page: React.ReactNode, nonce: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      progressiveChunkSize: Infinity,
      onAllReady() {
        clearTimeout(timer)
        pipe(collector(resolve))
      },
      onShellError: reject,
      onError: reject,
    })
    const timer = setTimeout(abort, renderTimeout)
  })
}

function collector(onEnd: (html: string) => void): Writable {
  const chunks: Buffer[] = []
  return new Writable({
    write(chunk: Buffer, _encoding, next) {
      chunks.push(chunk)
      next()
    },
    final(next) {
      onEnd(Buffer.concat(chunks).toString())
      next()
    },
  })
}
