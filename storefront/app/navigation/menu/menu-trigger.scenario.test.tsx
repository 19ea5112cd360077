// @vitest-environment jsdom
import { overrideSiteSettings } from '@cairn/commerce/testing/override-site-settings'
import { menuNode } from '@cairn/contract/content/document'
import { accept } from '@cairn/contract/refusals/result'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createRoutesStub, RouterContextProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { en } from '../../messages/en.ts'
import { pageContext } from '../../platform/page/page-context.ts'
import { refusedAnswer } from '../../platform/testing/test-calls.ts'
import { browserCommerce, fakeCommerce } from '../../platform/testing/test-commerce.ts'
import { MessagesProvider } from '../../platform/text/messages.tsx'
import { loader } from '../site-frame-route.tsx'
import { SiteMenu } from './site-menu.tsx'

const site: { menuOpensOn: 'hover' | 'click' } = { menuOpensOn: 'hover' }
overrideSiteSettings(() => site)

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  const missing = () => refusedAnswer('callUnknown')
  const item = menuNode.parse({ id: 'women', title: 'Women', columns: [{ children: [] }] })
  fakeCommerce.answers = {
    readMenu: () => accept({ items: [item] }),
    readFooter: missing,
    readPopups: missing,
    readFragment: missing,
  }
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** The menu that the frame of a page shows, as soon as it reacts to the pointer. */
async function showMenu() {
  const context = new RouterContextProvider()
  const page = { locale: 'en-gb', accessKey: '', nonce: '' } as const
  context.set(pageContext, { ...page, commerce: browserCommerce() })
  const request = new Request('https://cairn.example/en-gb')
  const frame: object = { params: { locale: 'en-gb' }, request, context }
  const { menu } = await loader(frame as Parameters<typeof loader>[0])
  const Stub = createRoutesStub([{ path: '/', Component: () => <SiteMenu {...menu} /> }])
  const { container } = render(
    <MessagesProvider value={{ language: 'en-GB', messages: en }}>
      <Stub />
    </MessagesProvider>,
  )
  await vi.dynamicImportSettled()
  return () => container.querySelector('details')?.open
}

test('the menu opens under the pointer, or only by a click if the site is set to clicks (NAV-028)', async () => {
  const hoverOver = (title: Element) => {
    vi.useFakeTimers()
    const hover = new MouseEvent('pointerover', { bubbles: true })
    title.dispatchEvent(Object.assign(hover, { pointerType: 'mouse' }))
    vi.advanceTimersByTime(1000)
    vi.useRealTimers()
  }
  const isOpenOnHoverSite = await showMenu()
  hoverOver(screen.getByText('Women'))
  expect(isOpenOnHoverSite()).toBe(true)
  cleanup()

  site.menuOpensOn = 'click'
  const isOpen = await showMenu()
  hoverOver(screen.getByText('Women'))
  expect(isOpen()).toBe(false)
  fireEvent.click(screen.getByText('Women'))
  expect(isOpen()).toBe(true)
})

test('an entry that has only a banner or only pictures opens a panel with them (NAV-011, NAV-012)', async () => {
  const media = { picture: 'scene-tarn' }
  const items = [
    { id: 'banner', menuBanner: { title: 'The list' } },
    { id: 'pictures', visualSelectors: [{ id: 'rain', title: 'Rain', media }] },
    { id: 'neither' },
  ]
  fakeCommerce.answers.readMenu = () =>
    accept({ items: items.map((item) => menuNode.parse({ ...item, title: item.id })) })
  await showMenu()
  const titles = Array.from(document.querySelectorAll('details > summary'), (it) => it.textContent)
  expect(titles).toEqual(['banner', 'pictures'])
})
