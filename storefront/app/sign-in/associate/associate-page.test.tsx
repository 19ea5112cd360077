// First, because testing-library looks for the document when it is imported.
import { britishShop, type Browser, openBrowser } from '../../platform/testing/test-browser.ts'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { en } from '../../messages/en.ts'
import { handleRefusals } from '../../platform/calls/commerce.ts'
import { MessagesProvider } from '../../platform/text/messages.tsx'
import { AssociatePage } from './associate-page.tsx'

let browser: Browser

vi.mock('../../platform/calls/browser-commerce.ts', () => ({
  browserCommerce: () => handleRefusals(browser.commerce),
}))

beforeAll(async () => {
  browser = await openBrowser()
}, 60_000)
afterEach(cleanup)
afterAll(() => browser.close())

function showPage(storeId: string) {
  const shop = { ...britishShop }
  const Page = () => <AssociatePage stores={[{ id: storeId, name: 'A store' }]} />
  const children = [{ path: ':locale/associate-login', Component: Page }]
  const Stub = createRoutesStub([{ id: 'root', path: '/', loader: () => shop, children }])
  render(
    <MessagesProvider value={{ language: 'en-GB', messages: en }}>
      <Stub
        initialEntries={['/en-gb/associate-login']}
        hydrationData={{ loaderData: { root: shop } }}
      />
    </MessagesProvider>,
  )
}

async function startSession(pin: string) {
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  type(en.employeeNumber, 'e1001')
  type(en.employeePin, pin)
  fireEvent.click(screen.getByRole('button', { name: en.startSession }))
  return (await screen.findByRole('alert')).textContent
}

test('a store that no longer exists is reported (INST-018)', async () => {
  showPage('9999')
  expect(await startSession('4242')).toContain('There is no such store')
})

test('a wrong PIN is reported (AUTH-052)', async () => {
  showPage('0042')
  expect(await startSession('9999')).toContain('The store, employee or PIN is not right.')
})
