import { expect, test } from 'vitest'
import { hydrationScript } from './hydration-script.server.ts'

const streamOf = (chunks: string[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(Buffer.from(chunk))
      controller.close()
    },
  })

/** What the script passes to the stream of the router. */
function enqueuedBy(script: string): unknown[] {
  const code = /^<script nonce="n1">(.*)<\/script>$/s.exec(script)?.[1] ?? ''
  const calls: unknown[] = []
  const streamController = {
    enqueue: (data: string) => calls.push(data),
    close: () => calls.push('closed'),
  }
  new Function('__reactRouterContext', code)({ streamController })
  return calls
}

test('the whole data is passed to the scripts, which then know that it is complete', async () => {
  const script = await hydrationScript(streamOf(['["a</script><!--', '","é\u2028"]']), 'n1')
  expect(enqueuedBy(script)).toEqual(['["a</script><!--","é\u2028"]', 'closed'])
  expect(script.slice('<script nonce="n1">'.length, -'</script>'.length)).not.toContain('<')
})
