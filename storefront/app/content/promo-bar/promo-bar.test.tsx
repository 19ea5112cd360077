// @vitest-environment jsdom
import { promoBar } from '@cairn/contract/content/blocks/promo-bar'
import { act, cleanup, render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { en } from '../../messages/en.ts'
import { MessagesProvider } from '../../platform/text/messages.tsx'
import { PromoBar } from './promo-bar.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const richTextOf = (text: string) => [{ type: 'paragraph', text: [{ type: 'text', text }] }]

function show(fields: object, props: { isInPage?: boolean } = {}) {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  const bar = promoBar.fields.parse(fields)
  const Stub = createRoutesStub([{ path: '/', Component: () => <PromoBar {...bar} {...props} /> }])
  render(
    <MessagesProvider value={{ language: 'en-US', messages: en }}>
      <Stub />
    </MessagesProvider>,
  )
}

const twoMessages = [{ richText: richTextOf('First') }, { richText: richTextOf('Second') }]

test('rotates its messages in the given time, and can be closed only if it is closable (NAV-015, NAV-021)', () => {
  vi.useFakeTimers()
  show({ autorotateTime: 3, closable: false, messages: twoMessages })
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
  act(() => void vi.advanceTimersByTime(2900))
  expect(screen.getByText('First')).toBeTruthy()
  act(() => void vi.advanceTimersByTime(200))
  expect(screen.getByText('Second')).toBeTruthy()
  act(() => void vi.advanceTimersByTime(2700))
  expect(screen.getByText('Second')).toBeTruthy()
  act(() => void vi.advanceTimersByTime(300))
  expect(screen.getByText('First')).toBeTruthy()
  cleanup()
  show({ closable: true, messages: twoMessages })
  expect(screen.getByRole('button', { name: 'Close' })).toBeTruthy()
})

test('is a single link or contains links, in the colours of its message', () => {
  const targets = [{ url: '/join', text: 'Join' }]
  show({
    messages: [
      {
        clickable: true,
        richText: richTextOf('Members first'),
        targets,
        textColor: '#000000',
        hoverLinkColor: '#00ff00',
        background: '#ffff00',
      },
    ],
  })
  const bar = screen.getByRole('region')
  expect(screen.getByRole('link', { name: 'Members first' }).getAttribute('href')).toBe('/join')
  expect([bar.style.getPropertyValue('--ground'), bar.style.color]).toEqual([
    '#ffff00',
    'rgb(0, 0, 0)',
  ])
  expect(bar.style.getPropertyValue('--promo-hover')).toBe('#00ff00')
  cleanup()
  show({ messages: [{ richText: richTextOf('Members first'), targets }] })
  expect(screen.getByRole('link').textContent).toBe('Join')
})

test('is a landmark in the frame of the page only, of which there is one', () => {
  show({ messages: twoMessages })
  expect(screen.getByRole('region', { name: 'Announcements' })).toBeTruthy()
  cleanup()
  show({ messages: twoMessages }, { isInPage: true })
  expect(screen.queryByRole('region')).toBeNull()
  expect(screen.getByRole('group', { name: 'Announcements' })).toBeTruthy()
})
