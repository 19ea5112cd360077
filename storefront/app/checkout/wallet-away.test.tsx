import { britishShop as shop } from '../platform/test-shop.ts'
import { act, render, waitFor } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { expect, it, vi } from 'vitest'
import { en } from '../messages/en.ts'
import { MessagesProvider } from '../platform/messages.tsx'
import { toastEvent } from '../ui/show-toast.ts'
import { walletEvent } from './ask-for-wallet.ts'
import { WalletWhenNeeded } from './wallet-when-needed.tsx'

vi.mock('./wallet-sheet.tsx', () => {
  throw new Error('Failed to fetch dynamically imported module')
})

it('a script that cannot be loaded is logged, and the page goes on (ERR-059)', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  const told = vi.fn<(event: Event) => void>()
  window.addEventListener(toastEvent, told)
  const Stub = createRoutesStub([
    { id: 'root', path: '/', loader: () => shop, Component: WalletWhenNeeded },
  ])
  render(
    <MessagesProvider value={{ language: 'en-GB', messages: en }}>
      <Stub hydrationData={{ loaderData: { root: shop } }} />
    </MessagesProvider>,
  )
  act(() => void window.dispatchEvent(new Event(walletEvent)))
  await waitFor(() => expect(told).toHaveBeenCalledOnce())
  expect(logged).toHaveBeenCalledWith('The wallet could not be loaded.', expect.any(Error))
  logged.mockRestore()
})
