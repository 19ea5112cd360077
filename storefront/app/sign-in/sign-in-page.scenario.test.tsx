// First, because testing-library looks for the document when it is imported.
import { type Browser, openBrowser } from '../platform/testing/test-browser.ts'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { runCartCommand } from '../cart/commands/run-cart-command.ts'
import { en } from '../messages/en.ts'
import { handleRefusals } from '../platform/calls/commerce.ts'
import { signedInEvent } from '../platform/calls/session-events.ts'
import { demoProducts } from '../platform/testing/test-products.ts'
import { letDialogsOpen } from '../ui/dialog/test-dialogs.ts'
import { toastEvent } from '../ui/toasts/show-toast.ts'
import { addToast, closeToast, shownToasts, type Toast } from '../ui/toasts/toast-store.ts'
import { clearPersonalData } from './session/clear-personal-data.ts'
import { signOut } from './sign-out.ts'
import {
  emailField,
  showPage,
  shownPath,
  signInButton,
  submitCredentials,
} from './test-sign-in-page.tsx'

let browser: Browser
/** The requests that reach the shop, as method and path. */
let sentRequests: string[]
/** Replaces the next answer of the shop. */
let nextAnswer: (() => Promise<Response>) | undefined

vi.mock('../platform/calls/browser-commerce.ts', () => ({
  browserCommerce: () => handleRefusals(browser.commerce),
}))

const addToastOf = (event: Event) => event instanceof CustomEvent && addToast(event.detail as Toast)

beforeAll(async () => {
  letDialogsOpen()
  browser = await openBrowser()
  const answerOfShop = globalThis.fetch
  vi.stubGlobal('fetch', async (request: Request) => {
    sentRequests.push(`${request.method} ${new URL(request.url).pathname}`)
    const answer = nextAnswer
    nextAnswer = undefined
    return answer ? answer() : answerOfShop(request)
  })
  window.addEventListener(toastEvent, addToastOf)
}, 60_000)

beforeEach(async () => {
  sentRequests = []
  browser.clear()
  clearPersonalData()
  for (const { title } of shownToasts()) closeToast(title)
  await browser.shop.database.run('delete from carts')
  await browser.shop.database.run('delete from sign_in_attempts')
  await browser.commerce.requestToken({ body: { type: 'Guest' } })
})

afterEach(() => {
  cleanup()
  expect(browser.shop.unexpectedErrors).toEqual([])
})
afterAll(() => browser.close())

const signInCalls = () => sentRequests.filter((sent) => sent.endsWith('/auth/signin'))
const toastTitles = () => shownToasts().map(({ title }) => title)

describe('the sign-in page', () => {
  test('asks for an email address where none was typed, and sends nothing (VAL-045)', async () => {
    showPage('/en-gb/sign-in')
    await submitCredentials('  ')
    expect(screen.getByText(en.fieldRequired)).toBeTruthy()
    expect(emailField().getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(emailField())
    expect(signInCalls()).toEqual([])
  })

  test('asks for a password where none was typed, and sends nothing (VAL-048)', async () => {
    showPage('/en-gb/sign-in')
    await submitCredentials('shopper@cairn.test', '')
    const passwordField = screen.getByLabelText(en.password)
    expect(screen.getByText(en.fieldRequired)).toBeTruthy()
    expect(passwordField.getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(passwordField)
    expect(signInCalls()).toEqual([])
  })

  test('shows that an email address is malformed, and sends nothing (VAL-003, VAL-046)', async () => {
    showPage('/en-gb/sign-in')
    await submitCredentials('abc')
    expect(screen.getByText(en.emailMalformed)).toBeTruthy()
    expect(signInCalls()).toEqual([])
  })

  test('sends an email address of 100 characters and refuses one of 101 (VAL-047)', async () => {
    const emailOf = (length: number) => `${'a'.repeat(length - '@cairn.test'.length)}@cairn.test`
    showPage('/en-gb/sign-in')
    await submitCredentials(emailOf(101))
    expect(screen.getByText('Value must not be longer than 100 characters')).toBeTruthy()
    expect(signInCalls()).toEqual([])

    await submitCredentials(emailOf(100))
    await waitFor(() => expect(signInCalls()).toHaveLength(1))
    expect(screen.queryByText('Value must not be longer than 100 characters')).toBeNull()
    await screen.findByRole('alert')
  })

  test('has a busy button while it waits, which sends nothing again (AUTH-120)', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    showPage('/en-gb/sign-in')
    expect(signInButton().getAttribute('aria-busy')).toBe('false')
    nextAnswer = () => promise
    await submitCredentials('shopper@cairn.test')
    await waitFor(() => expect(signInCalls()).toHaveLength(1))
    expect(signInButton().getAttribute('aria-busy')).toBe('true')
    await submitCredentials('shopper@cairn.test')

    resolve(Response.json({}, { status: 500 }))
    await screen.findByRole('alert')
    expect(signInButton().getAttribute('aria-busy')).toBe('false')
    expect(signInCalls()).toHaveLength(1)
  })

  test('shows that credentials are wrong, and can be used again (AUTH-051, AUTH-122)', async () => {
    showPage('/en-gb/sign-in')
    await submitCredentials('shopper@cairn.test', 'Wrong-one-1')
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('The email address or password is not right.')

    await submitCredentials('shopper@cairn.test')
    await waitFor(() => expect(shownPath()).toBe('/en-gb'))
  })

  test('shows the general problem after a time-out, and can be used again (SES-033)', async () => {
    showPage('/en-gb/sign-in')
    nextAnswer = () => Promise.reject(new DOMException('', 'TimeoutError'))
    await submitCredentials('shopper@cairn.test')
    expect((await screen.findByRole('alert')).textContent).toBe(en.problem)

    await submitCredentials('shopper@cairn.test')
    await waitFor(() => expect(shownPath()).toBe('/en-gb'))
  })
})

describe('a successful sign-in', () => {
  test('greets the shopper, reads the profile and dispatches an event (AUTH-121)', async () => {
    const onSignedIn = vi.fn<() => void>()
    window.addEventListener(signedInEvent, onSignedIn, { once: true })
    showPage('/en-gb/sign-in')
    await submitCredentials('shopper@cairn.test')

    expect(await screen.findByText('Good to see you, Sam.')).toBeTruthy()
    expect(sentRequests).toContain('GET /api/consumers-v3/consumer')
    expect(onSignedIn).toHaveBeenCalledOnce()
  })

  test('shows that carts were merged only if this added items (AUTH-019)', async () => {
    const { jacket, shell } = demoProducts
    await runCartCommand({ intent: 'add', sku: jacket.sku, qty: 1 })
    showPage('/en-gb/sign-in')
    await submitCredentials('shopper@cairn.test')
    await waitFor(() => expect(shownPath()).toBe('/en-gb'))
    expect(toastTitles()).toEqual(['Good to see you, Sam.'])
    cleanup()

    await signOut()
    await runCartCommand({ intent: 'add', sku: shell.sku, qty: 1 })
    showPage('/en-gb/sign-in')
    await submitCredentials('shopper@cairn.test')
    const notice = await screen.findByText('Your two bags are one now.')
    expect(notice.closest('[role=alert]')).toBeNull()
    fireEvent.click(screen.getByRole('link', { name: en.viewCart, hidden: true }))
    await waitFor(() => expect(shownPath()).toBe('/en-gb/cart'))
  })
})
