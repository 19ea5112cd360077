// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { en } from '../../messages/en.ts'
import { MessagesProvider } from '../../platform/text/messages.tsx'
import { LazyToasts } from './lazy-toasts.tsx'
import { showToast } from './show-toast.ts'
import { ToastRegion } from './toast-region.tsx'
import { addToast, shownToasts, type Toast } from './toast-store.ts'

beforeEach(() => {
  // jsdom does not support `:popover-open`.
  document.head.innerHTML = '<style>[popover] { display: block !important }</style>'
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'],
  })
})

afterEach(() => {
  vi.advanceTimersByTime(60_000)
  cleanup()
  vi.useRealTimers()
})

function renderRegion(Component: React.ComponentType = ToastRegion) {
  const Stub = createRoutesStub([{ path: '/', Component }])
  render(
    <MessagesProvider value={{ language: 'en-GB', messages: en }}>
      <Stub />
    </MessagesProvider>,
  )
}

const advanceTimers = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const addToastAndRender = (toast: Toast) => act(() => addToast(toast))

describe('toasts', () => {
  test('are announced politely, and errors immediately', async () => {
    renderRegion()
    addToastAndRender({ title: 'Saved' })
    addToastAndRender({ title: 'Not saved', tone: 'error' })
    await advanceTimers(100)
    expect(screen.getByRole('status').textContent).toBe('Saved')
    expect(screen.getByRole('alert').textContent).toBe('Not saved')
  })

  test('disappear within 200 ms after their time (UI-007, UI-011)', async () => {
    renderRegion()
    let now = 0
    const advanceTo = async (time: number) => {
      await advanceTimers(time - now)
      now = time
    }
    // The list is checked regularly, from its first toast on.
    const times = [0, 1, 101, 201]
    for (const time of times) {
      await advanceTo(time)
      addToastAndRender({ title: `Saved at ${time}` })
    }
    await advanceTo(4_999)
    for (const time of times) expect(screen.queryByText(`Saved at ${time}`)).toBeTruthy()
    for (const time of times) {
      await advanceTo(5_200 + time)
      expect(screen.queryByText(`Saved at ${time}`)).toBeNull()
    }
  })

  test('stay while the focus is in them (UI-012)', async () => {
    renderRegion()
    addToastAndRender({ title: 'Saved' })
    await advanceTimers(100)
    screen.getByRole('button', { name: 'Close' }).focus()
    await advanceTimers(20_000)
    expect(shownToasts()).toHaveLength(1)
    screen.getByRole('button', { name: 'Close' }).blur()
    await advanceTimers(5_300)
    expect(shownToasts()).toEqual([])
  })

  test('that stay are closed with their button (UI-009)', async () => {
    renderRegion()
    addToastAndRender({ title: 'Not placed', tone: 'error', isPersistent: true })
    await advanceTimers(60_000)
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByText('Not placed')).toBeNull()
  })

  test('are in the first corner where they cover no control', async () => {
    renderRegion()
    addToastAndRender({ title: 'Saved' })
    await advanceTimers(100)
    expect(screen.getByRole('region').dataset['corner']).toBe('bottom-left')
  })

  test('run the action of their button and close', async () => {
    const onPress = vi.fn<() => void>()
    renderRegion()
    addToastAndRender({ title: 'Removed', actions: [{ label: 'Undo', onPress }] })
    await advanceTimers(100)
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(onPress).toHaveBeenCalledOnce()
    expect(shownToasts()).toEqual([])
  })

  test('have loaded the region before the first one is shown', async () => {
    renderRegion(LazyToasts)
    showToast({ title: 'Saved' })
    await vi.waitFor(async () => {
      await advanceTimers(100)
      expect(screen.getByText('Saved')).toBeTruthy()
    }, 8000)
  })
})
