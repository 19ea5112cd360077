import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'

/** Starts what React renders on the server in place of content that it still waits for. */
const unfinishedBoundary = '<!--$!-->'

const renderTimeout = 10_000

/**
 * Renders the whole page before answering, so that it can be cached and works without scripts. All at once as text,
 * which saves encoding and decoding each part of it, unless a component waits for something.
 */
export async function renderToHtml(page: ReactNode, nonce: string): Promise<string> {
  return renderAtOnce(page) ?? renderWhenReady(page, nonce)
}

/** Returns undefined if something is missing: rendering as a stream waits for it, or reports the error. */
function renderAtOnce(page: ReactNode): string | undefined {
  try {
    const html = renderToString(page)
    return html.includes(unfinishedBoundary) ? undefined : `<!DOCTYPE html>${html}`
  } catch {
    return undefined
  }
}

function renderWhenReady(page: ReactNode, nonce: string): Promise<string> {
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
