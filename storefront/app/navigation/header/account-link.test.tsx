import { britishShop, type Browser, openBrowser } from '../../platform/testing/test-browser.ts'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { en } from '../../messages/en.ts'
import { handleRefusals } from '../../platform/calls/commerce.ts'
import { MessagesProvider } from '../../platform/text/messages.tsx'
import { signIn } from '../../sign-in/sign-in.ts'
import { useSignOut } from '../../sign-in/use-sign-out.ts'
import { AccountLink } from './account-link.tsx'

let browser: Browser

vi.mock('../../platform/calls/browser-commerce.ts', () => ({
  browserCommerce: () => handleRefusals(browser.commerce),
}))

beforeAll(async () => {
  browser = await openBrowser()
}, 60_000)
afterEach(cleanup)
afterAll(() => browser.close())

/** The paths of the pages that the shopper has been on. */
let visitedPaths: string[]

/** A page with the account link of its header, and a button that signs the shopper out. */
function Page() {
  const { isPending, signOut } = useSignOut()
  return (
    <>
      <AccountLink />
      <button type="button" disabled={isPending} onClick={signOut}>
        Leave
      </button>
    </>
  )
}

async function openSignedIn(path: string) {
  visitedPaths = []
  await signIn({ email: 'shopper@cairn.test', password: 'Trailhead1', captcha: 'none' })
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      loader: () => britishShop,
      HydrateFallback: () => null,
      children: [
        {
          path: '*',
          loader: ({ request }) => visitedPaths.push(new URL(request.url).pathname),
          Component: Page,
        },
      ],
    },
  ])
  render(
    <MessagesProvider value={{ language: 'en-GB', messages: en }}>
      <Stub initialEntries={[path]} hydrationData={{ loaderData: { root: britishShop } }} />
    </MessagesProvider>,
  )
}

test.each([
  ['stays on a page without personal data', ['/en-gb/c/jackets-210101']],
  ['leaves a page with personal data', ['/en-gb/account', '/en-gb']],
])(
  'after a sign-out the header offers to sign in, and the shopper %s (AUTH-007)',
  async (_, paths) => {
    await openSignedIn(paths[0] ?? '')
    expect((await screen.findByRole('link')).getAttribute('aria-label')).toContain('Sam')
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Leave' })
    await act(async () => fireEvent.click(button))
    await waitFor(() => expect(button.disabled).toBe(false))

    expect(screen.getByRole('link', { name: en.signIn })).toBeTruthy()
    expect(visitedPaths).toEqual(paths)
  },
)
