import { type IncomingMessage, request, type ServerResponse } from 'node:http'
import { shopOrigin } from '../shop/running-shop.ts'
import { serveUntilTestEnds } from './serve-until-test-ends.ts'

type SlowPart = {
  /** The text of the page that the slow part begins with. */
  from: string
  to: string
  pieceLength: number
}

/** Called before each piece of the slow part is sent. */
type BeforePiece = () => Promise<void>

/** Passes requests on to the shop until the test ends, and sends a part of each page in pieces. */
export async function slowPageProxy(part: SlowPart, beforePiece: BeforePiece): Promise<string> {
  const port = await serveUntilTestEnds((incoming, outgoing) => {
    const isPage = incoming.headers.accept?.includes('text/html')
    if (isPage) void sendInPieces(incoming.url ?? '/', outgoing, { ...part, beforePiece })
    else passOn(incoming, outgoing)
  })
  return `http://localhost:${port}`
}

function passOn(incoming: IncomingMessage, outgoing: ServerResponse) {
  const headers = { ...incoming.headers, host: new URL(shopOrigin()).host }
  const options = { method: incoming.method, headers }
  const forwarded = request(new URL(incoming.url ?? '/', shopOrigin()), options, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(outgoing)
  })
  forwarded.on('error', () => outgoing.destroy())
  incoming.pipe(forwarded)
}

async function sendInPieces(
  path: string,
  outgoing: ServerResponse,
  { from, to, pieceLength, beforePiece }: SlowPart & { beforePiece: BeforePiece },
) {
  const answer = await fetch(new URL(path, shopOrigin()))
  const page = await answer.text()
  const start = page.indexOf(from)
  const end = page.indexOf(to, start)
  if (start === -1 || end === -1) throw new Error(`The page lacks "${from}" or "${to}".`)
  outgoing.writeHead(answer.status, { 'content-type': 'text/html; charset=utf-8' })
  outgoing.write(page.slice(0, start))
  for (let index = start; index < end; index += pieceLength) {
    await beforePiece()
    outgoing.write(page.slice(index, Math.min(index + pieceLength, end)))
  }
  outgoing.end(page.slice(end))
}
