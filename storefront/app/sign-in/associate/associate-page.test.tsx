// First, because testing-library looks for the document when it is imported.
import { britishShop, type Browser, openBrowser } from '../../platform/testing/test-browser.ts'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createRoutesStub, RouterContextProvider } from 'react-router'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { en } from '../../messages/en.ts'
import { handleRefusals } from '../../platform/calls/commerce.ts'
import { pageContext } from '../../platform/page/page-context.ts'
import { MessagesProvider } from '../../platform/text/messages.tsx'
import { AssociatePage } from './associate-page.tsx'
import AssociateRoute, { loader } from './associate-route.tsx'

let browser: Browser

vi.mock('../../platform/calls/browser-commerce.ts', () => ({
  browserCommerce: () => handleRefusals(browser.commerce),
}))

beforeAll(async () => {
  browser = await openBrowser()
}, 60_000)
afterEach(cleanup)
afterAll(() => browser.close())

type RouteProps = Parameters<typeof AssociateRoute>[0]

function showPage(Page: () => ReactNode) {
  const children = [{ path: ':locale/associate-login', Component: Page }]
  const Stub = createRoutesStub([{ id: 'root', path: '/', loader: () => britishShop, children }])
  render(
    <MessagesProvider value={{ language: 'en-GB', messages: en }}>
      <Stub
        initialEntries={['/en-gb/associate-login']}
        hydrationData={{ loaderData: { root: britishShop } }}
      />
    </MessagesProvider>,
  )
}

test('store staff select their store from those that the shop answers with (INST-026)', async () => {
  const context = new RouterContextProvider()
  const page = { locale: 'en-gb', accessKey: '', nonce: '' } as const
  context.set(pageContext, { ...page, commerce: handleRefusals(browser.commerce) })
  const loaderData = await loader({ context } as never)
  showPage(() => <AssociateRoute {...({ loaderData } as RouteProps)} />)
  const { options } = await screen.findByLabelText<HTMLSelectElement>(en.yourStore)
  const shownStores = Array.from(options, ({ value, text }) => ({ id: value, name: text }))
  const { body } = await browser.shop
    .visitor()
    .send<{ stores: object[] }>('readStores', { locale: 'en-gb' })

  expect(shownStores.length).toBeGreaterThan(1)
  expect(shownStores).toEqual(body.stores)
})

const showFormFor = (storeId: string) =>
  showPage(() => <AssociatePage stores={[{ id: storeId, name: 'A store' }]} />)

async function startSession(pin: string) {
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  type(en.employeeNumber, 'e1001')
  type(en.employeePin, pin)
  fireEvent.click(screen.getByRole('button', { name: en.startSession }))
  return (await screen.findByRole('alert')).textContent
}

test('a store that no longer exists is reported (INST-018)', async () => {
  showFormFor('9999')
  expect(await startSession('4242')).toContain('There is no such store')
})

test('a wrong PIN is reported (AUTH-052)', async () => {
  showFormFor('0042')
  expect(await startSession('9999')).toContain('The store, employee or PIN is not right.')
})

test('the first field with an error is focused', async () => {
  showFormFor('0042')
  fireEvent.click(await screen.findByRole('button', { name: en.startSession }))
  expect(document.activeElement).toBe(screen.getByLabelText(en.employeeNumber))

  fireEvent.change(screen.getByLabelText(en.employeeNumber), { target: { value: 'e1001' } })
  fireEvent.click(screen.getByRole('button', { name: en.startSession }))
  expect(document.activeElement).toBe(screen.getByLabelText(en.employeePin))
})
