// @vitest-environment jsdom
import { headers } from '@cairn/contract/wire/headers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { settingsAttributes } from '../platform/page/page-settings.ts'
import { sendReport } from './send-report.ts'

/** What the page contains: the text of the function. */
const send: typeof sendReport = new Function(`return ${String(sendReport)}`)()

const fetchReport = vi.fn<typeof fetch>()
const root = document.documentElement
const attributes = settingsAttributes({
  locale: 'de-de',
  siteId: 'CAIRN-DE',
  region: 'EMEA',
  accessKey: 'the-key',
  validatesAnswers: false,
  asksForCaptcha: false,
  captchaForAddress: false,
  canPreview: false,
})

beforeEach(() => {
  fetchReport.mockReset().mockResolvedValue(new Response())
  vi.stubGlobal('fetch', fetchReport)
  for (const [name, value] of Object.entries(attributes))
    if (value !== undefined) root.setAttribute(name, value)
})

afterEach(() => {
  vi.unstubAllGlobals()
  for (const name of root.getAttributeNames()) root.removeAttribute(name)
})

test('a report is sent as a call of the contract, also while the page is left', () => {
  root.dataset['allows'] = 'required performanceAndAnalytics'
  expect(send('/fapi/errors/ingest', { errors: [] })).toBe(true)
  expect(fetchReport.mock.lastCall).toEqual([
    '/fapi/errors/ingest?locale=de-de',
    {
      method: 'POST',
      keepalive: true,
      headers: {
        'content-type': 'application/json',
        [headers.accessKey]: 'the-key',
        [headers.siteId]: 'CAIRN-DE',
      },
      body: '{"errors":[]}',
    },
  ])
})

test.each(['required', 'required functional targeting', undefined])(
  'nothing is sent by a browser that allows %s (ANA-005)',
  (allows) => {
    if (allows !== undefined) root.dataset['allows'] = allows
    expect(send('/fapi/errors/ingest', { errors: [] })).toBe(false)
    expect(fetchReport).not.toHaveBeenCalled()
  },
)

test('a network that is gone causes no further error', async () => {
  root.dataset['allows'] = 'performanceAndAnalytics'
  fetchReport.mockRejectedValue(new TypeError('Failed to fetch'))
  send('/fapi/errors/ingest', { errors: [] })
  await expect(fetchReport.mock.results[0]?.value).rejects.toThrow('Failed to fetch')
})
