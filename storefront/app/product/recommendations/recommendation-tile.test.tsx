// @vitest-environment jsdom
import { recommendation } from '@cairn/contract/catalogue/product'
import { sampleOf } from '@cairn/contract/wire/sample'
import { cleanup, render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { en } from '../../messages/en.ts'
import { MessagesProvider } from '../../platform/text/messages.tsx'
import { RecommendationTile } from './recommendation-tile.tsx'

afterEach(cleanup)

function showPrices(price: number, highestPrice: number) {
  const sample = recommendation.parse(sampleOf(recommendation))
  const root = { locale: 'en-us', currency: 'USD' }
  const product = { ...sample, price, highestPrice }
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      loader: () => root,
      Component: () => <RecommendationTile product={product} />,
    },
  ])
  render(
    <MessagesProvider value={{ language: 'en-US', messages: en }}>
      <Stub hydrationData={{ loaderData: { root } }} />
    </MessagesProvider>,
  )
  return screen.getByRole('article').textContent
}

test('a recommendation shows the range of its prices, and one price without a range', () => {
  expect(showPrices(25, 250)).toContain('$25.00 to $250.00')
  cleanup()
  expect(showPrices(320, 320)).not.toContain('to $')
})
