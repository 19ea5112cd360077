import { expect, test } from 'vitest'
import { HtmlResponse } from './html-response.server.ts'

test('a page and a copy of it have the rendered text, the status and the headers', async () => {
  const headers = new Headers({ 'content-type': 'text/html; charset=utf-8' })
  const response = new HtmlResponse('<p>Été</p>', { status: 404, headers })
  for (const page of [response, response.clone()]) {
    expect(await page.text()).toBe('<p>Été</p>')
    expect(page.status).toBe(404)
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
  }
})
