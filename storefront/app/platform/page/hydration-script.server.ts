import { text } from 'node:stream/consumers'

/**
 * Passes the loader data on to the router's scripts, after these were rendered. The router would render this as part
 * of the page, in boundaries that wait for a stream, although the data is complete before the page is rendered.
 */
export async function hydrationScript(
  loaderData: ReadableStream<Uint8Array>,
  nonce: string,
): Promise<string> {
  const data = JSON.stringify(await text(loaderData)).replaceAll('<', String.raw`\u003c`)
  return `<script nonce="${nonce}">{const{streamController:c}=__reactRouterContext;c.enqueue(${data});c.close()}</script>`
}
