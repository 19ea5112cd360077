// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { followMenuLinks } from './menu-links.ts'

let menu: HTMLElement
let gone: AbortController
const onGo = vi.fn<(page: string) => void>()
const onMeant = vi.fn<(page: string) => void>()

beforeEach(() => {
  vi.resetAllMocks()
  gone = new AbortController()
  menu = document.createElement('nav')
  menu.innerHTML = `
    <a class="menu-page" id="title" href="/en-us/c/outlet-9">Outlet</a>
    <a class="menu-title" id="door" href="/en-us/sign-in">Sign in</a>
    <div class="menu-panel">
    <a id="ours" href="/en-us/c/jackets-1"><b>Jackets</b></a>
    <a id="tab" href="/en-us/stores" target="_blank">Stores</a>
    <a id="out" href="https://example.com/">Elsewhere</a>
    <a id="sly" href="//example.com/">Elsewhere</a>
    </div>`
  document.body.append(menu)
  followMenuLinks(menu, { onGo, onMeant, signal: gone.signal })
  // jsdom cannot leave a page.
  document.body.addEventListener('click', (event) => event.preventDefault(), {
    signal: gone.signal,
  })
})

afterEach(() => {
  gone.abort()
  menu.remove()
})

const press = (selector: string, how: MouseEventInit = {}) =>
  menu
    .querySelector(selector)
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }))

it('a page of ours is gone to without loading everything anew', () => {
  press('#ours b')
  press('#title')
  expect(onGo.mock.calls).toEqual([['/en-us/c/jackets-1'], ['/en-us/c/outlet-9']])
})

it.each([
  ['#ours', { ctrlKey: true }],
  ['#ours', { metaKey: true }],
  ['#ours', { button: 1 }],
  ['#tab', {}],
  ['#out', {}],
  ['#sly', {}],
  ['#door', {}],
])('%s with %j is left to the browser', (selector, how) => {
  press(selector, how)
  expect(onGo).not.toHaveBeenCalled()
})

it('a page that is meant is told, so that it can be fetched ahead', () => {
  menu.querySelector('#ours b')?.dispatchEvent(new Event('pointerover', { bubbles: true }))
  menu.querySelector('#out')?.dispatchEvent(new Event('pointerover', { bubbles: true }))
  expect(onMeant.mock.calls).toEqual([['/en-us/c/jackets-1']])
})
