import { expect, test } from 'vitest'
import { hydrationScripts } from './hydration-scripts.server.ts'

const streamOf = (chunks: string[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(Buffer.from(chunk))
      controller.close()
    },
  })

const scripts =
  /^<script type="application\/json">(?<data>[^]*?)<\/script><script nonce="n1">(?<code>[^]*?)<\/script>$/

/** What the scripts pass to the stream of the router. */
function enqueuedBy(html: string): unknown[] {
  const { data, code = '' } = scripts.exec(html)?.groups ?? {}
  const calls: unknown[] = []
  const streamController = {
    enqueue: (text: string) => calls.push(text),
    close: () => calls.push('closed'),
  }
  const document = { currentScript: { previousSibling: { textContent: data } } }
  new Function('__reactRouterContext', 'document', code)({ streamController }, document)
  return calls
}

test('the whole data is passed to the router, which then knows that it is complete', async () => {
  const values = ['</script><!--', 'é\u2028"']
  const json = JSON.stringify(values)
  const html = await hydrationScripts(streamOf([json.slice(0, 9), json.slice(9)]), 'n1')
  const [data, end] = enqueuedBy(html)
  expect(JSON.parse(String(data))).toEqual(values)
  expect(end).toBe('closed')
  expect(scripts.exec(html)?.groups?.['data']).not.toContain('<')
})
