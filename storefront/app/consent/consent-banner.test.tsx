// First, because testing-library looks for the document when it is imported.
import { britishShop as shop } from '../platform/testing/test-browser.ts'
import { allCodes, choiceFromText, type ConsentCode } from '@cairn/contract/consent/consent'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { en } from '../messages/en.ts'
import { cookieOf } from '../platform/cookies.ts'
import { MessagesProvider } from '../platform/text/messages.tsx'
import { applyChoice } from './choose-consent.ts'
import { ConsentBanner } from './consent-banner.tsx'
import { endConsentScripts, runConsentScript } from './test-consent-script.ts'

const sent: { url: string; form: string }[] = []

/** Runs the first script of a page. */
function openPageIn(region: string) {
  document.documentElement.dataset['region'] = region
  runConsentScript()
}

beforeEach(() => {
  openPageIn('EMEA')
  sent.length = 0
  vi.stubGlobal('fetch', async (url: string, { body }: { body: URLSearchParams }) => {
    sent.push({ url, form: body.toString() })
    return { type: 'opaqueredirect' }
  })
})
afterEach(() => {
  cleanup()
  endConsentScripts()
  vi.unstubAllGlobals()
  localStorage.clear()
  document.cookie = 'cairn_consent=; path=/; max-age=0'
})

function bannerOn(path = '/en-gb') {
  const children = [{ path: '*', Component: ConsentBanner }]
  const Stub = createRoutesStub([{ id: 'root', path: '/', loader: () => shop, children }])
  return (
    <MessagesProvider value={{ language: 'en-GB', messages: en }}>
      <main tabIndex={-1} />
      <Stub initialEntries={[path]} hydrationData={{ loaderData: { root: shop } }} />
    </MessagesProvider>
  )
}

const show = (path?: string) => render(bannerOn(path))

const banner = () => screen.queryByRole('region', { name: en.consentTitle })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const chosen = (): readonly ConsentCode[] | undefined =>
  choiceFromText(cookieOf(document.cookie, 'cairn_consent'))?.codes

test('refusing is one press, like accepting, counts at once and is recorded', async () => {
  show()
  press(en.consentRefuse)
  expect(chosen()).toEqual(['C0001'])
  expect(banner()).toBeNull()
  await vi.waitFor(() =>
    expect(sent).toEqual([
      { url: '/en-gb/cookie-settings', form: 'version=1&source=banner&choice=none' },
    ]),
  )
})

test('accepting allows everything', () => {
  show()
  press(en.consentAccept)
  expect(chosen()).toEqual(['C0001', 'C0002', 'C0003', 'C0004'])
  expect(banner()).toBeNull()
})

test('after a choice, the focus is at the start of the content', () => {
  show()
  screen.getByRole('button', { name: en.consentAccept }).focus()
  press(en.consentAccept)
  expect(document.activeElement?.localName).toBe('main')
})

test('has the markup of the server during hydration, and disappears after it where a choice exists', async () => {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(bannerOn())
  expect(banner()).toBeTruthy()
  applyChoice(['C0001'])
  const problems: unknown[] = []
  render(bannerOn(), {
    container,
    hydrate: true,
    onRecoverableError: (problem) => problems.push(problem),
  })
  expect(problems).toEqual([])
  expect(banner()).toBeNull()
  container.remove()
})

test('the buttons that accept and refuse look the same', () => {
  show()
  const [refuse, accept] = [en.consentRefuse, en.consentAccept].map((name) =>
    screen.getByRole('button', { name }),
  )
  expect(refuse?.className).toBe(accept?.className)
  expect(refuse?.parentElement).toBe(accept?.parentElement)
})

test('a refusal removes what was stored with consent, and nothing else', () => {
  localStorage.setItem('cairn_seen', '["CAIRN001BLK"]')
  localStorage.setItem('cairn_cart', '{}')
  show()
  press(en.consentRefuse)
  expect(localStorage.getItem('cairn_seen')).toBeNull()
  expect(localStorage.getItem('cairn_cart')).toBe('{}')
})

test('asking removes what was stored where nobody is asked, and nothing else', () => {
  openPageIn('NORA')
  document.cookie = 'cairn_visitor=0b56a1f2; path=/'
  localStorage.setItem('cairn_seen', '["CAIRN001BLK"]')
  localStorage.setItem('cairn_cart', '{}')
  show('/en-us')
  expect(localStorage.getItem('cairn_seen')).toBe('["CAIRN001BLK"]')
  cleanup()
  openPageIn('EMEA')
  show()
  expect(localStorage.getItem('cairn_seen')).toBeNull()
  expect(document.cookie).not.toContain('cairn_visitor')
  expect(localStorage.getItem('cairn_cart')).toBe('{}')
})

test('is neither on the page with the settings, nor outside EMEA, nor after a choice in another tab', () => {
  show('/en-gb/cookie-settings')
  expect(banner()).toBeNull()
  cleanup()
  openPageIn('NORA')
  show()
  expect(banner()).toBeNull()
  cleanup()
  openPageIn('EMEA')
  show()
  expect(banner()).toBeTruthy()
  document.cookie = `cairn_consent=1.1795773600.C0001.0b56a1f2-3c4d-4e5f-8a9b-0c1d2e3f4a5b; path=/`
  fireEvent.focus(window)
  expect(banner()).toBeNull()
})

test('the choice counts even if it cannot be recorded', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.useFakeTimers()
  vi.stubGlobal('fetch', async () => ({ type: 'basic' }))
  show()
  press(en.consentRefuse)
  await vi.advanceTimersByTimeAsync(20_000)
  vi.useRealTimers()
  expect(warn).toHaveBeenCalledOnce()
  expect(chosen()).toEqual(['C0001'])
})

test('a choice that could not be recorded is not sent again after another one', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.useFakeTimers()
  const fetch = vi.fn<() => Promise<{ type: string }>>(async () => ({ type: 'basic' }))
  vi.stubGlobal('fetch', fetch)
  show()
  press(en.consentAccept)
  await vi.advanceTimersByTimeAsync(500)
  applyChoice(['C0001'])
  await vi.advanceTimersByTimeAsync(20_000)
  vi.useRealTimers()
  expect(fetch).toHaveBeenCalledOnce()
  expect(chosen()).toEqual(['C0001'])
})

test.each<[ConsentCode[], boolean]>([
  [[...allCodes], true],
  [['C0001', 'C0004'], false],
  [['C0001', 'C0002', 'C0003'], false],
])('after a choice of %j, the browser has the id of its visitor: %s', (codes, isKept) => {
  document.cookie = 'cairn_visitor=0123; path=/'
  applyChoice(codes)
  expect(cookieOf(document.cookie, 'cairn_visitor') === '0123').toBe(isKept)
})
