// First, because testing-library looks for the document when it is imported.
import { type Browser, openBrowser } from '../../platform/testing/test-browser.ts'
import {
  addPasskeyOf,
  type Authenticator,
  createAuthenticator,
} from '@cairn/commerce/testing/authenticator'
import { password, signInAs } from '@cairn/commerce/testing/sign-in'
import { messageFor } from '@cairn/contract/refusals/refusal-messages'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { en } from '../../messages/en.ts'
import { handleRefusals } from '../../platform/calls/commerce.ts'
import { letDialogsOpen } from '../../ui/dialog/test-dialogs.ts'
import { clearPersonalData } from '../session/clear-personal-data.ts'
import { showPage, shownPath, signInButton } from '../test-sign-in-page.tsx'

let browser: Browser
let authenticator: Authenticator

vi.mock('../../platform/calls/browser-commerce.ts', () => ({
  browserCommerce: () => handleRefusals(browser.commerce),
}))

type Options = Parameters<Authenticator['get']>[0]

/** What the browser has asked the device for. */
class TestCredential {
  readonly json: unknown
  constructor(json: unknown) {
    this.json = json
  }
  toJSON = () => this.json
  static parseRequestOptionsFromJSON = (options: Options) => options
}

/** How the shopper and the device answer. */
const getCredential = vi.fn<(request: { publicKey: Options }) => Promise<TestCredential | null>>()

beforeAll(async () => {
  letDialogsOpen()
  browser = await openBrowser()
  const owner = await browser.shop.guest()
  await signInAs(owner, 'shopper@cairn.test')
  authenticator = createAuthenticator()
  await addPasskeyOf(owner, authenticator, { currentPassword: password })
  vi.stubGlobal('navigator', { ...navigator, credentials: { get: getCredential } })
}, 60_000)

beforeEach(() => {
  browser.clear()
  clearPersonalData()
  vi.stubGlobal('PublicKeyCredential', TestCredential)
  getCredential.mockImplementation(
    async ({ publicKey }) => new TestCredential(authenticator.get(publicKey)),
  )
})
afterEach(cleanup)
afterAll(() => browser.close())

const passkeyButton = () => screen.queryByRole('button', { name: en.signInWithPasskey })

async function signIn() {
  showPage('/en-gb/sign-in?to=/en-gb/cart')
  const button = passkeyButton()
  await act(async () => button && fireEvent.click(button))
}

test('a passkey signs in and leads on', async () => {
  await signIn()
  await waitFor(() => expect(shownPath()).toBe('/en-gb/cart'), { timeout: 10_000 })
  expect(document.cookie).toContain('cairn_login=1')
})

test('a shopper who chooses no passkey can go on with the password', async () => {
  getCredential.mockRejectedValue(
    new DOMException('The operation was cancelled.', 'NotAllowedError'),
  )
  await signIn()
  await screen.findByText(en.passkeyNotUsed)
  expect(passkeyButton()?.getAttribute('aria-busy')).toBe('false')
  expect(signInButton()).toBeTruthy()
})

test('a passkey that is refused is answered with the reason', async () => {
  getCredential.mockImplementation(async ({ publicKey }) => {
    const forged = authenticator.get(publicKey, { origin: 'https://evil.example' })
    return new TestCredential(forged)
  })
  await signIn()
  expect((await screen.findByRole('alert')).textContent).toContain(
    messageFor('passkeyRefused', 'en'),
  )
})

test('a browser without passkeys does not offer them', async () => {
  vi.stubGlobal('PublicKeyCredential', undefined)
  await signIn()
  expect(signInButton()).toBeTruthy()
  expect(passkeyButton()).toBeNull()
})
