import { type Browser, britishShop, openBrowser } from '../platform/testing/test-browser.ts'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { en } from '../messages/en.ts'
import { handleRefusals } from '../platform/calls/commerce.ts'
import { MessagesProvider } from '../platform/text/messages.tsx'
import { BuyForm } from './buy-form.tsx'

let browser: Browser

vi.mock('../platform/calls/browser-commerce.ts', () => ({
  browserCommerce: () => handleRefusals(browser.commerce),
}))

beforeAll(async () => {
  browser = await openBrowser()
}, 60_000)
afterAll(async () => {
  cleanup()
  await browser.close()
})

test('a size that has sold out since the page was rendered is marked and cannot be bought (PROD-021)', async () => {
  const answer = await browser.commerce.readProduct({ params: { productId: 'CAIRN001BLK' } })
  if (!answer.ok) throw new Error(answer.refusal.message)
  const product = answer.value
  await browser.shop.database.exec(`update variants set on_hand = 0 where sku = 'CAIRN001BLK-M'`)
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      loader: () => britishShop,
      children: [{ path: ':locale/p', Component: () => <BuyForm product={product} /> }],
    },
  ])
  render(
    <MessagesProvider value={{ language: 'en-GB', messages: en }}>
      <Stub initialEntries={['/en-gb/p']} hydrationData={{ loaderData: { root: britishShop } }} />
    </MessagesProvider>,
  )
  const soldOutSizes = () => screen.getAllByRole('radio', { name: /sold out/ })
  await waitFor(() => expect(soldOutSizes()).toHaveLength(1))
  fireEvent.click(screen.getByRole('radio', { name: 'L' }))
  expect(screen.getByRole('button', { name: /^Add to bag/ })).toBeTruthy()
  for (const size of soldOutSizes()) {
    expect(size.getAttribute('value')).toBe('CAIRN001BLK-M')
    fireEvent.click(size)
  }
  expect(screen.queryByRole('button', { name: /^Add to bag/ })).toBeNull()
})
