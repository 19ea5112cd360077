import { renderToPipeableStream } from 'react-dom/server'
import { Writable } from 'node:stream'
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { menuMarkupContext, MenuMarkupContext } from './navigation/menu-markup.ts'
import { MessagesProvider } from './platform/messages.tsx'
import { headContext } from './platform/page-head.ts'
import { lastPage } from './platform/last-page.server.tsx'
import { messagesFor, withMessages } from './platform/messages.server.ts'
import { NonceContext } from './platform/nonce.ts'
import { pageHandlers } from './platform/page-handler.ts'
import { pageContext } from './platform/page-context.ts'
import { scriptsLast } from './platform/scripts-last.ts'
import { withHead } from './platform/write-head.server.ts'

export const createPageHandler = pageHandlers(lastPage)

/** A visitor who left is nobody's mistake. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return
  const { report = console.error } = context.get(pageContext)
  report(error)
}

const renderTimeout = 10_000

/** Renders the whole page before answering, so that it can be kept, hashed and read without scripts. */
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
        <MenuMarkupContext value={context.get(menuMarkupContext)}>
          <ServerRouter context={router} url={request.url} nonce={nonce} />
        </MenuMarkupContext>
      </MessagesProvider>
    </NonceContext>
  )
  headers.set('content-type', 'text/html; charset=utf-8')
  const html = withHead(await rendered(page, nonce), {
    head: context.get(headContext),
    address: new URL(request.url),
    locale,
    nonce,
  })
  const spoken = withMessages(html, messages, nonce)
  return new Response(import.meta.env.PROD ? scriptsLast(spoken) : spoken, { status, headers })
}

function rendered(page: React.ReactNode, nonce: string): Promise<string> {
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

function collector(done: (html: string) => void): Writable {
  const chunks: Buffer[] = []
  return new Writable({
    write(chunk: Buffer, _encoding, next) {
      chunks.push(chunk)
      next()
    },
    final(next) {
      done(Buffer.concat(chunks).toString())
      next()
    },
  })
}
