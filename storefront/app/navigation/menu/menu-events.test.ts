// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bindMenuLinks } from './menu-events.ts'

let menu: HTMLElement
let controller: AbortController
const onNavigate = vi.fn<(page: string) => void>()
const onIntent = vi.fn<(page: string) => void>()

beforeEach(() => {
  vi.resetAllMocks()
  controller = new AbortController()
  menu = document.createElement('nav')
  menu.innerHTML = `
    <a data-page-link id="title" href="/en-us/c/outlet-9">Outlet</a>
    <a class="menu-title" id="account" href="/en-us/sign-in">Sign in</a>
    <div class="menu-panel">
    <a id="ours" href="/en-us/c/jackets-1"><b>Jackets</b></a>
    <a id="tab" href="/en-us/stores" target="_blank">Stores</a>
    <a id="out" href="https://example.com/">Elsewhere</a>
    <a id="protocol-relative" href="//example.com/">Elsewhere</a>
    </div>`
  document.body.append(menu)
  bindMenuLinks(menu, { onNavigate, onIntent, signal: controller.signal })
  // jsdom cannot leave a page.
  document.body.addEventListener('click', (event) => event.preventDefault(), {
    signal: controller.signal,
  })
})

afterEach(() => {
  controller.abort()
  menu.remove()
})

const press = (selector: string, init: MouseEventInit = {}) =>
  menu
    .querySelector(selector)
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }))

test('opens pages of this shop without a full page load', () => {
  press('#ours b')
  press('#title')
  expect(onNavigate.mock.calls).toEqual([['/en-us/c/jackets-1'], ['/en-us/c/outlet-9']])
})

test.each([
  ['#ours', { ctrlKey: true }],
  ['#ours', { metaKey: true }],
  ['#ours', { button: 1 }],
  ['#tab', {}],
  ['#out', {}],
  ['#protocol-relative', {}],
  ['#account', {}],
])('leaves %s with %j to the browser', (selector, init) => {
  press(selector, init)
  expect(onNavigate).not.toHaveBeenCalled()
})

test('reports the page that the visitor points at, so that it can be prefetched', () => {
  menu.querySelector('#ours b')?.dispatchEvent(new Event('pointerover', { bubbles: true }))
  menu.querySelector('#out')?.dispatchEvent(new Event('pointerover', { bubbles: true }))
  expect(onIntent.mock.calls).toEqual([['/en-us/c/jackets-1']])
})
