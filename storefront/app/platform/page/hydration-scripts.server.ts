import { text } from 'node:stream/consumers'

/** Reads the element before it, so that no page has a policy with the hash of its own data. */
const passOn =
  '{const{streamController:c}=__reactRouterContext;c.enqueue(document.currentScript.previousSibling.textContent);c.close()}'

/**
 * Passes the loader data on to the router's scripts, after these were rendered. The router would render this as part
 * of the page, in boundaries that wait for a stream, although the data is complete before the page is rendered.
 */
export async function hydrationScripts(
  loaderData: ReadableStream<Uint8Array>,
  nonce: string,
): Promise<string> {
  // The data is lines of JSON, in which this character occurs only in strings.
  const json = (await text(loaderData)).replaceAll('<', String.raw`\u003c`)
  return `<script type="application/json">${json}</script><script nonce="${nonce}">${passOn}</script>`
}
