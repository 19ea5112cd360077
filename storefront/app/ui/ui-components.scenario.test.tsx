// @vitest-environment jsdom
import type { Price as ProductPrices } from '@cairn/contract/catalogue/product'
import { cleanup, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createRoutesStub } from 'react-router'
import { afterEach, describe, expect, test } from 'vitest'
import { de } from '../messages/de.ts'
import { en } from '../messages/en.ts'
import { MessagesProvider } from '../platform/text/messages.tsx'
import { TextField } from './forms/field.tsx'
import { Pagination } from './navigation/pagination.tsx'
import { Picture } from './picture.tsx'
import { DiscountBadge, ProductPrice } from './products/product-price.tsx'

afterEach(cleanup)

const shops = {
  'en-us': { language: 'en-US', messages: en, currency: 'USD' },
  'en-ca': { language: 'en-CA', messages: en, currency: 'CAD' },
  'de-de': { language: 'de-DE', messages: de, currency: 'EUR' },
}

function show(element: ReactNode, locale: keyof typeof shops = 'en-us') {
  const { currency, ...catalogue } = shops[locale]
  const root = { locale, currency, region: 'NORA' }
  const Stub = createRoutesStub([
    { id: 'root', path: '/', loader: () => root, Component: () => element },
  ])
  render(
    <MessagesProvider value={catalogue}>
      <Stub hydrationData={{ loaderData: { root } }} />
    </MessagesProvider>,
  )
}

const reducedPrices: ProductPrices = {
  currency: 'USD',
  lowCurrent: 59.99,
  highCurrent: 59.99,
  lowOriginal: 90,
  highOriginal: 90,
  historicBestPrice: 75,
  previousBestSalesPrice: null,
  percentagePriceDiscount: 33.344,
}

describe('a price', () => {
  test('is read out as the current and the previous price, with the lowest recent price (PROD-006)', () => {
    show(<ProductPrice price={reducedPrices} isOmnibusOn />)
    expect(screen.getByText('Now $59.99, was $90.00')).toBeTruthy()
    expect(screen.getByText('Lowest price of the last 30 days: $75.00')).toBeTruthy()
  })

  test('shows a range where sizes have different prices (PROD-007)', () => {
    const price = {
      ...reducedPrices,
      lowCurrent: 25,
      highCurrent: 500,
      lowOriginal: 25,
      highOriginal: 500,
    }
    show(<ProductPrice price={price} isOmnibusOn={false} />, 'de-de')
    expect(document.body.textContent).toBe('25,00\u00a0€ bis 500,00\u00a0€')
  })

  test('in Canadian dollars has the currency code (PROD-005)', () => {
    show(<ProductPrice price={reducedPrices} isOmnibusOn={false} />, 'en-ca')
    expect(screen.getByText('Now CAD 59.99, was CAD 90.00')).toBeTruthy()
  })

  test('shows the discount with at most one decimal (PROD-004)', () => {
    show(<DiscountBadge price={reducedPrices} />)
    expect(screen.getByText('−33.3%')).toBeTruthy()
    cleanup()
    show(<DiscountBadge price={{ ...reducedPrices, percentagePriceDiscount: 30 }} />)
    expect(screen.getByText('−30%')).toBeTruthy()
  })
})

describe('the pagination', () => {
  const pages = (current: number) => (
    <Pagination current={current} count={12} urlOf={(page) => `/c?page=${page}`} />
  )
  const link = (name: string) => screen.getByRole('link', { name })

  test.each([
    ['First page', 1, '(SRCH-007)'],
    ['Prev page', 5, '(SRCH-008)'],
    ['Next page', 7, '(SRCH-009)'],
    ['Last page', 12, '(SRCH-010)'],
  ])('has the link "%s" to page %i of twelve %s', (name, page) => {
    show(pages(6))
    expect(link(name).getAttribute('href')).toBe(`/c?page=${page}`)
  })

  test('links up to two pages on each side of the current one (SRCH-005)', () => {
    show(pages(6))
    const numbers = screen.getAllByRole('link', { name: /^Page \d+$/ })
    expect(numbers.map(({ textContent }) => textContent)).toEqual(['4', '5', '6', '7', '8'])
    expect(numbers[0]?.getAttribute('href')).toBe('/c?page=4')
    expect(link('Page 6').getAttribute('aria-current')).toBe('page')
  })

  test('has no link before the first page', () => {
    show(pages(1))
    expect(screen.queryByRole('link', { name: 'Prev page' })).toBeNull()
    expect(screen.getByText('Prev page')).toBeTruthy()
    expect(link('Page 1').getAttribute('aria-current')).toBe('page')
  })
})

test('a field is described by its error and then its help, and is marked as required', () => {
  show(<TextField label="Postcode" help="As on a letter." error="One letter short." />)
  const field = screen.getByRole('textbox', {
    name: 'Postcode',
    description: 'One letter short. As on a letter.',
  })
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(field.hasAttribute('required')).toBe(true)
})

test('a picture has its dimensions and sizes before it is loaded', () => {
  show(
    <Picture
      image={{ src: '/images/CAIRN001BLK/front', alt: 'A jacket' }}
      sizes="50vw"
      widths={[200, 400]}
    />,
  )
  const picture = screen.getByRole('img', { name: 'A jacket' })
  expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['400', '500'])
  expect(picture.getAttribute('srcset')).toContain('wid=800&hei=1000')
  expect(picture.getAttribute('loading')).toBe('lazy')
})
