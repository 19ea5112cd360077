// @vitest-environment jsdom
import { type Recommendation, recommendation } from '@cairn/contract/catalogue/product'
import { sampleOf } from '@cairn/contract/wire/sample'
import { cleanup, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createRoutesStub } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { en } from '../../messages/en.ts'
import { MessagesProvider } from '../../platform/text/messages.tsx'
import { RecommendationTile, RecommendationTiles } from './recommendation-tile.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  delete window.dataLayer
})

const sample = recommendation.parse(sampleOf(recommendation))

function show(overrides: Partial<Recommendation>) {
  const product = { ...sample, ...overrides }
  render(inShop(<RecommendationTile product={product} />))
  return screen.getByRole('article')
}

function inShop(content: ReactNode) {
  const root = { locale: 'en-us', currency: 'USD' }
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      loader: () => root,
      Component: () => content,
    },
  ])
  return (
    <MessagesProvider value={{ language: 'en-US', messages: en }}>
      <Stub hydrationData={{ loaderData: { root } }} />
    </MessagesProvider>
  )
}

test('a recommendation shows the range of its prices, and one price without a range', () => {
  expect(show({ price: 25, highestPrice: 250 }).textContent).toContain('$25.00 to $250.00')
  cleanup()
  expect(show({ price: 320, highestPrice: 320 }).textContent).not.toContain('to $')
})

test('a recommendation shows its picture, its title as a link, and its score only if that is to be shown (PROD-014)', () => {
  const product = {
    title: 'Ridge Shell',
    url: '/en-us/p/ridge-shell-CAIRN002TRN',
    image: { src: '/images/CAIRN002TRN/front', alt: 'Ridge Shell' },
  }
  const rated = show({ ...product, rating: { score: 4.3, showScore: true } })
  const link = screen.getByRole('link', { name: 'Ridge Shell' })
  expect(link.getAttribute('href')).toBe(product.url)
  expect(rated.querySelector('img')?.getAttribute('src')).toContain('/images/CAIRN002TRN/front')
  expect(rated.textContent).toContain('4.3 out of 5')
  cleanup()
  const unrated = show({ ...product, rating: { score: 4.3, showScore: false } })
  expect(unrated.textContent).not.toMatch(/4\.3|out of 5/)
})

type Notify = (entries: { isIntersecting: boolean }[]) => void

test('the tokens of a rail are tracked as soon as it is within 200 px of the window', () => {
  const observers: { margin: string | undefined; notify: Notify }[] = []
  class ControlledObserver {
    constructor(notify: Notify, { rootMargin: margin }: IntersectionObserverInit = {}) {
      observers.push({ margin, notify })
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', ControlledObserver)
  document.documentElement.dataset['allows'] = 'performanceAndAnalytics'
  const products = ['one', 'two'].map((id) => ({ ...sample, id, recToken: `token-${id}` }))
  render(inShop(<RecommendationTiles products={products} />))
  const [observer] = observers
  expect(observer?.margin).toBe('200px')
  observer?.notify([{ isIntersecting: false }])
  expect(window.dataLayer).toBeUndefined()
  observer?.notify([{ isIntersecting: true }])
  expect(window.dataLayer).toEqual([
    { event: 'recommendation_impressions', rec_tokens: ['token-one', 'token-two'] },
  ])
})
