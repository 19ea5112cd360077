// @vitest-environment jsdom
import { contentBlock } from '@cairn/contract/content/blocks/content-block'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Popup } from '../../content/reading/page-document.ts'
import { en } from '../../messages/en.ts'
import { MessagesProvider } from '../../platform/text/messages.tsx'
import { ContentPopup, selectPopup } from './content-popup.tsx'

const popup = (overrides: object = {}): Popup => {
  const fields = {
    name: 'letters',
    title: 'A route, a repair.',
    minimizedTitle: 'Letters',
    maximizedTitle: 'One letter a month.',
    disclaimer: 'Stop any time.',
    targets: [{ url: '/loyalty', text: 'Join' }],
    backgroundColor: '#112233',
    ...overrides,
  }
  const block = contentBlock.parse({ id: 'letters-1', type: 'popup', fields })
  if (block.type !== 'popup') throw new Error('no pop-up')
  return block
}

const show = (...popups: Popup[]) => showWith({ ContentPopup, MessagesProvider }, popups)

/** Shows popups on a page that has just been loaded: only what the browser has stored is left of the page before. */
async function showAfterReload(...popups: Popup[]) {
  cleanup()
  vi.resetModules()
  showWith(
    {
      ...(await import('./content-popup.tsx')),
      ...(await import('../../platform/text/messages.tsx')),
    },
    popups,
  )
}

type PageModules = {
  ContentPopup: typeof ContentPopup
  MessagesProvider: typeof MessagesProvider
}

function showWith(page: PageModules, popups: readonly Popup[]) {
  const Stub = createRoutesStub([
    { path: '*', Component: () => <page.ContentPopup framePopups={popups} /> },
  ])
  render(
    <page.MessagesProvider value={{ language: 'en-GB', messages: en }}>
      <Stub initialEntries={['/en-gb']} />
    </page.MessagesProvider>,
  )
}

const advanceTimers = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  delete window.dataLayer
  document.documentElement.dataset['allows'] = 'performanceAndAnalytics'
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('appears minimized and opens after a delay (NAV-008, NAV-023)', async () => {
  show(popup())
  await advanceTimers(1999)
  expect(screen.getByRole('button', { name: 'Letters' })).toBeTruthy()
  expect(screen.queryByText('One letter a month.')).toBeNull()
  await advanceTimers(1)
  expect(screen.getByText('One letter a month.')).toBeTruthy()
})

test('opens after two seconds by default (NAV-034)', async () => {
  show(popup())
  await advanceTimers(1999)
  expect(screen.queryByText('One letter a month.')).toBeNull()
  await advanceTimers(1)
  expect(screen.getByText('One letter a month.')).toBeTruthy()
})

test('opens after the delay that its author set, or when it is pressed', async () => {
  show(popup({ delay: 5000 }))
  await advanceTimers(4999)
  expect(screen.queryByText('One letter a month.')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Letters' }))
  expect(screen.getByText('One letter a month.')).toBeTruthy()
})

test('without a delay opens only when it is pressed', async () => {
  show(popup({ delay: null }))
  await advanceTimers(120_000)
  expect(screen.queryByText('One letter a month.')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Letters' }))
  expect(screen.getByText('One letter a month.')).toBeTruthy()
})

const coloursOf = ({ style }: HTMLElement) => [style.getPropertyValue('--ground'), style.color]

test('shows its minimized title, then its other texts, logo and links in its colours (NAV-017)', async () => {
  const logo = { picture: 'scene-cairn', alt: 'The mark' }
  show(popup({ logo, textColor: '#ffeedd', delay: 3000 }))
  const box = () => screen.getByRole('complementary', { name: 'Letters' })
  await advanceTimers(2999)
  expect(box().textContent).toBe('Letters')
  expect(coloursOf(box())).toEqual(['#112233', 'rgb(255, 238, 221)'])
  await advanceTimers(1)
  expect(screen.queryByRole('button', { name: 'Letters' })).toBeNull()
  expect(screen.getByText('One letter a month.')).toBeTruthy()
  expect(screen.getByRole('img', { name: 'The mark' })).toBeTruthy()
  expect(screen.getByText('A route, a repair.')).toBeTruthy()
  expect(screen.getByText('Stop any time.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Join' }).getAttribute('href')).toBe('/loyalty')
  expect(coloursOf(box())).toEqual(['#112233', 'rgb(255, 238, 221)'])
})

test('is not shown again after it was closed, and no other replaces it (NAV-025, NAV-026)', async () => {
  const other = { ...popup({ kind: 'account', minimizedTitle: 'Members' }), id: 'members-1' }
  show(popup(), other)
  await advanceTimers(0)
  expect(screen.getAllByRole('complementary')).toHaveLength(1)
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('complementary')).toBeNull()
  await showAfterReload(popup(), other)
  await advanceTimers(0)
  expect(screen.getByRole('complementary', { name: 'Members' })).toBeTruthy()
})

test('is closed with Escape once it is open, and not shown again', async () => {
  show(popup({ delay: 5000 }))
  await advanceTimers(4999)
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(screen.getByRole('button', { name: 'Letters' })).toBeTruthy()
  await advanceTimers(1)
  fireEvent.keyDown(document.body, { key: 'a' })
  expect(screen.getByText('One letter a month.')).toBeTruthy()
  const dialog = document.body.appendChild(document.createElement('dialog'))
  dialog.setAttribute('open', '')
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(screen.getByText('One letter a month.')).toBeTruthy()
  dialog.remove()

  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(screen.queryByRole('complementary')).toBeNull()
  await showAfterReload(popup())
  await advanceTimers(0)
  expect(screen.queryByRole('complementary')).toBeNull()
})

test('takes the focus when it is pressed, and leaves it where it is when it opens by itself', async () => {
  show(popup())
  await advanceTimers(2000)
  expect(document.activeElement).toBe(document.body)
  cleanup()

  show(popup({ delay: null }))
  fireEvent.click(screen.getByRole('button', { name: 'Letters' }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }))
})

const trackedEvents = () => window.dataLayer?.map(({ event }) => event)

test('tracks one impression (ANA-014)', async () => {
  show(popup())
  await advanceTimers(0)
  expect(window.dataLayer).toEqual([{ event: 'popupImpression', popup: 'letters' }])
})

test('tracks its expansion after the impression (ANA-015, NAV-024)', async () => {
  show(popup())
  await advanceTimers(2000)
  expect(trackedEvents()).toEqual(['popupImpression', 'popupExpand'])
})

test('tracks a click after the impression and the expansion (ANA-016)', async () => {
  show(popup())
  await advanceTimers(2000)
  fireEvent.click(screen.getByRole('link', { name: 'Join' }))
  expect(trackedEvents()).toEqual(['popupImpression', 'popupExpand', 'popupClick'])
})

describe('the selection of a popup', () => {
  const newsletterPopup = popup({ targets: [] })
  const memberPopup = { ...popup({ kind: 'account' }), id: 'members' }

  const selectedId = (visitor: { closed?: string[]; isSignedIn?: boolean; path?: string } = {}) => {
    const { closed = [], isSignedIn = false, path = '/en-gb' } = visitor
    const isClosed = (id: string) => closed.includes(id)
    return selectPopup([newsletterPopup, memberPopup], { isClosed, isSignedIn, path })?.id
  }

  test('only one popup is shown', () => {
    expect(selectedId()).toBe('letters-1')
  })

  test('the next popup replaces a closed one', () => {
    expect(selectedId({ closed: ['letters-1'] })).toBe('members')
    expect(selectedId({ closed: ['letters-1', 'members'] })).toBeUndefined()
  })

  test('signed-in shoppers are not invited to register', () => {
    expect(selectedId({ closed: ['letters-1'], isSignedIn: true })).toBeUndefined()
    expect(selectedId({ isSignedIn: true })).toBe('letters-1')
  })

  test('no popup is shown on the page that it leads to', () => {
    const path = '/en-gb/loyalty'
    expect(selectedId({ closed: ['letters-1'], path })).toBeUndefined()
    expect(selectedId({ path })).toBe('letters-1')
  })

  test('no popup is shown in cart, checkout and account', () => {
    for (const path of ['/en-gb/cart', '/en-gb/checkout/payment', '/en-gb/account']) {
      expect(selectedId({ path })).toBeUndefined()
    }
    expect(selectedId({ path: '/en-gb/c/cartwheels-1234' })).toBe('letters-1')
  })
})
