// First, because testing-library looks for the document when it is imported.
import { type Browser, openBrowser } from '../platform/testing/test-browser.ts'
import { messageFor } from '@cairn/contract/refusals/refusal-messages'
import { refusals } from '@cairn/contract/refusals/refusals'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { en } from '../messages/en.ts'
import { handleRefusals } from '../platform/calls/commerce.ts'
import { refusalWithCode } from '../platform/testing/test-calls.ts'
import { errorBody } from '../platform/testing/test-client.ts'
import { letDialogsOpen } from '../ui/dialog/test-dialogs.ts'
import { clearPersonalData } from './session/clear-personal-data.ts'
import { showPage, shownPath, signInButton, submitCredentials } from './test-sign-in-page.tsx'

let browser: Browser
/** The bodies of the sign-in calls. */
const signInBodies = new Array<Record<string, unknown>>()
/** What a call of the sign-in is answered with, in place of the answer of the shop. */
let refusedCall: { path: string; answer: () => Response } | undefined
let solutionCount = 0

vi.mock('../platform/calls/browser-commerce.ts', () => ({
  browserCommerce: () => handleRefusals(browser.commerce),
}))
vi.mock('../platform/calls/solve-challenge.ts', () => ({
  solveChallenge: async (action: string) => `${action}-${(solutionCount += 1)}`,
}))

beforeAll(async () => {
  letDialogsOpen()
  browser = await openBrowser()
  const answerOfShop = globalThis.fetch
  vi.stubGlobal('fetch', async (request: Request) => {
    const path = new URL(request.url).pathname
    const text = request.method === 'POST' ? await request.clone().text() : ''
    if (path.endsWith('/auth/signin')) signInBodies.push(JSON.parse(text))
    const isRefused = path.endsWith(refusedCall?.path ?? '-') && text.includes('"Registered"')
    return isRefused ? refusedCall?.answer() : answerOfShop(request)
  })
}, 60_000)

beforeEach(() => {
  browser.clear()
  clearPersonalData()
  signInBodies.length = 0
  refusedCall = undefined
  document.documentElement.removeAttribute('data-asks-for-captcha')
})
afterEach(cleanup)
afterAll(() => browser.close())

/** Signs in where the given step of the sign-in is refused, and returns what the page says about it. */
async function signInRefused(path: '/auth/signin' | '/auth/token', errorId: string) {
  const name = refusalWithCode(errorId)
  const body = errorBody(errorId, messageFor(name, 'en'))
  refusedCall = { path, answer: () => Response.json(body, { status: refusals[name].status }) }
  showPage('/en-gb/sign-in')
  await submitCredentials('shopper@cairn.test')
  return (await screen.findByRole('alert')).textContent
}

test.each([
  ['AUT401', 'The email address or password is not right.', '(AUTH-051)'],
  ['AUT418', 'is not right. Please check your details', '(AUTH-052)'],
  ['AUT423', 'Sign-in is paused after several failed tries.', '(AUTH-055)'],
  ['AUT441', 'Sign-in is locked for this email address.', '(AUTH-057)'],
  ['AUT404', 'We could not sign you in.', '(AUTH-063)'],
  ['AUT500', 'Sign-in is not working just now.', '(AUTH-064)'],
  ['AUT432', 'You do not have access to this.', '(AUTH-065)'],
  ['AUT453', 'Please enter an email address in the form', '(AUTH-071)'],
  ['AUT440', 'You cannot sign in on this site at present.', '(AUTH-072)'],
  ['API400', 'We could not tell where this request came from.', '(AUTH-073)'],
])('a sign-in that is answered with %s shows “%s” %s', async (errorId, message, _id) => {
  expect(await signInRefused('/auth/signin', errorId)).toContain(message)
})

test.each([
  ['AUT437', '(AUTH-053)'],
  ['AUT438', '(AUTH-054)'],
])(
  'a token request that is answered with %s shows that the credentials are wrong %s',
  async (errorId, _id) => {
    expect(await signInRefused('/auth/token', errorId)).toContain(
      'The email address or password is not right.',
    )
  },
)

test.each([
  ['with the code of the captcha', 403, errorBody('AUT403')],
  ['with the code of the bot defence', 403, { ...errorBody('BOT403'), appId: 'the-app' }],
  ['with an unknown code', 403, errorBody('EDGE-1')],
  ['with an appId only', 403, { appId: 'the-app' }],
  ['with an appId only, but no 403,', 502, { appId: 'the-app' }],
])(
  'a refusal of the token %s shows the message of a duplicated token only if it is no 403 (ERR-049)',
  async (_, status, body) => {
    let answered = 0
    const answer = () => Response.json(body, { status: (answered += 1) && status })
    refusedCall = { path: '/auth/token', answer }
    showPage('/en-gb/sign-in')
    await submitCredentials('shopper@cairn.test')
    await waitFor(() => expect(answered).toBeGreaterThan(0))
    await waitFor(() => expect(signInButton().getAttribute('aria-busy')).not.toBe('true'))

    const notices = screen.queryAllByRole('alert').map(({ textContent }) => textContent)
    expect(notices).toEqual(status === 403 ? [] : [en.duplicatedToken])
  },
)

describe('the captcha', () => {
  test('is solved for the sign-in, and again after it was refused (AUTH-067, AUTH-135)', async () => {
    document.documentElement.setAttribute('data-asks-for-captcha', '')
    expect(await signInRefused('/auth/signin', 'AUT403')).toContain(
      'The security check did not work.',
    )
    refusedCall = undefined
    await submitCredentials('shopper@cairn.test')
    await waitFor(() => expect(shownPath()).toBe('/en-gb'))

    const solutions = signInBodies.map((body) => String(body['recaptcha_response']))
    expect(solutions).toHaveLength(2)
    expect(new Set(solutions).size).toBe(2)
    for (const solution of solutions) expect(solution).toMatch(/^login-/)
  })

  test('is sent with the credentials (AUTH-026)', async () => {
    document.documentElement.setAttribute('data-asks-for-captcha', '')
    await signInRefused('/auth/signin', 'AUT401')
    expect(signInBodies).toMatchObject([{ recaptcha_response: expect.stringMatching(/^login-/) }])
  })
})

test('links in a message of the server lead to their pages, and its scripts are not run (AUTH-147)', async () => {
  const message =
    'No. <a href="/forgot-password">Reset it</a> or <a href="/help/contact-us">ask us</a>.' +
    '<script>window.isHacked = true</script><img src="x" onerror="window.isHacked = true">'
  const body = errorBody('AUT401', message)
  refusedCall = { path: '/auth/signin', answer: () => Response.json(body, { status: 401 }) }
  for (const [label, path] of [
    ['Reset it', '/en-gb/forgot-password'],
    ['ask us', '/en-gb/help/contact-us'],
  ] as const) {
    showPage('/en-gb/sign-in')
    await submitCredentials('shopper@cairn.test')
    const alert = await screen.findByRole('alert')
    expect(alert.querySelector('script, img')).toBeNull()
    fireEvent.click(screen.getByRole('link', { name: label }))
    await waitFor(() => expect(shownPath()).toBe(path))
    cleanup()
  }
  expect(window).not.toHaveProperty('isHacked')
})
