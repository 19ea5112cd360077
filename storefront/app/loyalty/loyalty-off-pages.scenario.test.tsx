import { britishShop } from '../platform/testing/test-browser.ts'
import { overrideSiteSettings } from '@cairn/commerce/testing/override-site-settings'
import { accept } from '@cairn/contract/refusals/result'
import { cleanup, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import type { ComponentProps } from 'react'
import { createRoutesStub, RouterContextProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Overview, PaymentView } from '../account/account-view.ts'
import { OverviewPage } from '../account/overview/overview-page.tsx'
import { PaymentPage } from '../account/payment/payment-page.tsx'
import { ErasePage } from '../account/privacy/erase-page.tsx'
import { en } from '../messages/en.ts'
import { pageContext } from '../platform/page/page-context.ts'
import { refusedAnswer } from '../platform/testing/test-calls.ts'
import { browserCommerce, callsTo, fakeCommerce } from '../platform/testing/test-commerce.ts'
import { MessagesProvider } from '../platform/text/messages.tsx'
import { SignInDialog } from '../sign-in/sign-in-dialog.tsx'
import SignInPage from '../sign-in/sign-in-route.tsx'
import { SignUpDialog } from '../sign-in/sign-up/sign-up-dialog.tsx'
import { SignUpPage } from '../sign-in/sign-up/sign-up-page.tsx'
import { letDialogsOpen } from '../ui/dialog/test-dialogs.ts'
import { readLoyalty } from './read-loyalty.server.ts'

vi.mock(
  '../platform/calls/browser-commerce.ts',
  () => import('../platform/testing/test-commerce.ts'),
)

const site = { hasLoyalty: true }
overrideSiteSettings(() => site)

beforeEach(letDialogsOpen)
afterEach(cleanup)

// The sign-up form reads them.
fakeCommerce.answers.readServerTime = () => accept({ timestamp: '2026-11-22T12:00:00.000Z' })
fakeCommerce.answers.readCountryRules = () => refusedAnswer('callUnknown')

async function textOf(page: ReactNode, hasLoyalty: boolean): Promise<string> {
  const shop = { ...britishShop, features: { ...britishShop.features, hasLoyalty } }
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      loader: () => shop,
      children: [{ path: ':locale/account', Component: () => <main>{page}</main> }],
    },
  ])
  render(
    <MessagesProvider value={{ language: 'en-GB', messages: en }}>
      <Stub initialEntries={['/en-gb/account']} hydrationData={{ loaderData: { root: shop } }} />
    </MessagesProvider>,
  )
  const { innerHTML } = await screen.findByRole('main')
  cleanup()
  return innerHTML
}

const overview: Overview = {
  kind: 'overview',
  firstName: 'Maya',
  email: 'member@cairn.test',
  isEmailVerified: true,
  hasToAcceptTerms: false,
  latestOrder: null,
  points: undefined,
  mainAddress: undefined,
  yearlySpend: undefined,
  missing: [],
}

const payment: PaymentView = { kind: 'payment', cards: [], giftCards: [], done: undefined }

const erasure: ComponentProps<typeof ErasePage>['erasure'] = {
  kind: 'privacy',
  step: 'confirm',
  openOrders: [],
  kept: [],
  isEmailVerified: true,
}

test('without a programme, account, sign-in and sign-up do not mention it, on their pages and in dialogs (LOY-016)', async () => {
  const pages = [
    <OverviewPage key="account" overview={overview} />,
    <PaymentPage key="payment" view={payment} outcome={undefined} />,
    <ErasePage key="erasure" erasure={erasure} outcome={undefined} />,
    <SignInPage key="sign-in" />,
    <SignUpPage key="sign-up">{null}</SignUpPage>,
    <SignInDialog
      key="sign-in-dialog"
      email={undefined}
      onClose={() => {}}
      onCreateAccount={() => {}}
    />,
    <SignUpDialog key="sign-up-dialog" email={undefined} onClose={() => {}} onSignIn={() => {}}>
      {null}
    </SignUpDialog>,
  ]
  for (const page of pages) {
    const loyaltyWords = /members’ hut|\bpoints\b|reward cards?|\/loyalty/i
    expect(await textOf(page, true)).toMatch(loyaltyWords)
    expect(await textOf(page, false)).not.toMatch(loyaltyWords)
  }
})

test('without a programme, the loyalty page is not found and makes no calls (LOY-003, LOY-016)', async () => {
  const url = new URL('https://cairn.example/en-gb/account/loyalty')
  fakeCommerce.calls.length = 0
  const context = new RouterContextProvider()
  const page = { locale: 'en-gb', accessKey: '', nonce: '' } as const
  context.set(pageContext, { ...page, commerce: browserCommerce() })
  const readPage = () =>
    readLoyalty({
      context,
      url,
      request: new Request(url, { headers: { cookie: 'cairn_login=1' } }),
    })

  site.hasLoyalty = false
  await expect(readPage()).rejects.toMatchObject({ init: { status: 404 } })
  expect(fakeCommerce.calls).toEqual([])

  site.hasLoyalty = true
  fakeCommerce.answers.readProfile = () => refusedAnswer('invalidCustomer')
  await expect(readPage()).rejects.toMatchObject({ status: 302 })
  expect(callsTo('readProfile')).toHaveLength(1)
})
