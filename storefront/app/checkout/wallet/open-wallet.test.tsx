// First, because testing-library looks for the document when it is imported.
import { britishShop as shop } from '../../platform/testing/test-browser.ts'
import { act, cleanup, render, waitFor } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { en } from '../../messages/en.ts'
import { MessagesProvider } from '../../platform/text/messages.tsx'
import { toastEvent } from '../../ui/toasts/show-toast.ts'
import { walletEvent, LazyWallet } from './open-wallet.tsx'

vi.mock('./wallet-sheet.tsx', () => {
  throw new Error('Failed to fetch dynamically imported module')
})

afterEach(cleanup)

test('logs a script that cannot be loaded and keeps the page working (ERR-059)', async () => {
  const consoleError = vi.spyOn(console, 'error').mockReturnValue()
  const onToast = vi.fn<(event: Event) => void>()
  window.addEventListener(toastEvent, onToast)
  const Stub = createRoutesStub([
    { id: 'root', path: '/', loader: () => shop, Component: LazyWallet },
  ])
  render(
    <MessagesProvider value={{ language: 'en-GB', messages: en }}>
      <Stub hydrationData={{ loaderData: { root: shop } }} />
    </MessagesProvider>,
  )
  act(() => void window.dispatchEvent(new Event(walletEvent)))
  await waitFor(() => expect(onToast).toHaveBeenCalledOnce())
  expect(consoleError).toHaveBeenCalledWith('The wallet could not be loaded.', expect.any(Error))
  consoleError.mockRestore()
})
