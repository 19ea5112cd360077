// @vitest-environment jsdom
import { brotliCompressSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { consentChange } from '../platform/consent-changes.ts'
import { pageViewScript, pageViewText } from './page-view-script.ts'

const page = document.documentElement.dataset
const controller = { abort: () => {} }

beforeEach(() => {
  page['locale'] = 'en-gb'
  page['allows'] = 'required performanceAndAnalytics targeting'
  history.replaceState(null, '', '/en-gb/p/ridge-CAIRN002TRN?utm_source=mail&st=secret')
  // Listeners of one test must not stay for the next.
  const { signal, abort } = stopListening()
  controller.abort = abort
  const add = globalThis.addEventListener
  vi.stubGlobal('addEventListener', (name: string, react: EventListener, capture?: boolean) =>
    add(name, react, { capture: capture === true, signal }),
  )
})
afterEach(() => {
  controller.abort()
  vi.unstubAllGlobals()
  for (const name of ['dataLayer', 'googleLayer', 'pageAnalytics', 'ga-disable-G-ABC1234'])
    Reflect.deleteProperty(window, name)
  document.head.replaceChildren()
})

function stopListening() {
  const aborter = new AbortController()
  return { signal: aborter.signal, abort: () => aborter.abort() }
}

function openPage({
  description = '',
  measurementId,
}: { description?: string; measurementId?: string } = {}) {
  document.head.innerHTML = `<meta name="description" content="${description}">`
  const script = document.createElement('script')
  if (measurementId) script.dataset['measurementId'] = measurementId
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script)
  new Function(pageViewText)()
}

const allow = (categories: string) => {
  page['allows'] = categories
  dispatchEvent(new Event(consentChange))
}

const view = {
  event: 'page_view',
  page_type: 'PDP',
  page_path: '/en-gb/p/ridge-CAIRN002TRN',
  locale: 'en-gb',
}

const commands = () => (window.googleLayer ?? []).map((command) => Array.from(command))
const googleScripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src)

describe('the script of the page view', () => {
  test('is small, the same on every page, and says which site uses Google Analytics', () => {
    expect(brotliCompressSync(pageViewText).length).toBeLessThanOrEqual(4 * 1024)
    const [plain, google] = [pageViewScript('n', undefined), pageViewScript('n', 'G-ABC1234')]
    expect(plain).toBe(`<script nonce="n">${pageViewText}</script>`)
    expect(google).toBe(
      `<script nonce="n" data-measurement-id="G-ABC1234">${pageViewText}</script>`,
    )
  })

  test('tracks the page with its type, once, and without its query', () => {
    openPage()
    allow('required performanceAndAnalytics')
    expect(window.dataLayer).toEqual([view])
    expect(window.googleLayer).toBeUndefined()
  })

  test('tracks a page whose description says that it is not available as an error (ANA-002)', () => {
    openPage({ description: 'Ridge, Black. This product is not available.' })
    expect(window.dataLayer).toEqual([{ ...view, page_type: 'Error' }])
  })

  test('tracks nothing without consent, and the page that is shown when consent is given (ANA-005, ANA-008)', async () => {
    page['allows'] = 'required functional targeting'
    openPage({ description: 'This page is not available.', measurementId: 'G-ABC1234' })
    document.body.click()
    history.replaceState(null, '', '/en-gb/search')
    expect(window.dataLayer).toBeUndefined()
    expect(window.googleLayer).toBeUndefined()
    expect(globalThis.pageAnalytics?.clicks).toEqual([])
    allow('required performanceAndAnalytics')
    await globalThis.pageAnalytics?.allowed
    expect(window.dataLayer).toEqual([{ ...view, page_type: 'Search', page_path: '/en-gb/search' }])
    expect(googleScripts()).toHaveLength(1)
  })

  test('remembers clicks for the code that is loaded later', () => {
    openPage()
    document.body.click()
    expect(globalThis.pageAnalytics?.clicks.map(({ target }) => target)).toEqual([document.body])
  })
})

describe('Google Analytics', () => {
  test('is told the consent and the page view, without queries and with the origin of the page before', () => {
    vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://mail.example/inbox?key=1')
    openPage({ measurementId: 'G-ABC1234' })
    const [consent, start, config, viewed, ...others] = commands()
    const granted = 'granted'
    expect(consent).toEqual([
      'consent',
      'default',
      {
        analytics_storage: granted,
        ad_storage: granted,
        ad_user_data: granted,
        ad_personalization: granted,
      },
    ])
    expect(start).toEqual(['js', expect.any(Date)])
    expect(config).toEqual([
      'config',
      'G-ABC1234',
      {
        send_page_view: false,
        cookie_domain: 'none',
        allow_google_signals: false,
        page_location: `${location.origin}/en-gb/p/ridge-CAIRN002TRN?utm_source=mail`,
        page_referrer: 'https://mail.example',
      },
    ])
    const { event, ...fields } = view
    expect(viewed).toEqual(['event', event, fields])
    expect(others).toEqual([])
    expect(googleScripts()).toEqual([
      'https://www.googletagmanager.com/gtag/js?id=G-ABC1234&l=googleLayer',
    ])
  })

  test('may not use data for advertising without consent to targeting', () => {
    page['allows'] = 'required performanceAndAnalytics'
    openPage({ measurementId: 'G-ABC1234' })
    expect(commands()[0]?.[2]).toEqual({
      analytics_storage: 'granted',
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
    })
  })

  test('is switched off by a refusal, and on again by a consent', () => {
    const isDisabled = () => Reflect.get(window, 'ga-disable-G-ABC1234')
    openPage({ measurementId: 'G-ABC1234' })
    expect(isDisabled()).toBe(false)
    allow('required')
    expect(isDisabled()).toBe(true)
    allow('required performanceAndAnalytics')
    expect(isDisabled()).toBe(false)
    expect(googleScripts()).toHaveLength(1)
  })
})
