// @vitest-environment jsdom
import { accept } from '@cairn/contract/refusals/result'
import { cleanup, render, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { en } from '../../messages/en.ts'
import { callsTo, fakeCommerce } from '../../platform/testing/test-commerce.ts'
import { MessagesProvider } from '../../platform/text/messages.tsx'
import { Recommendations } from './recommendations.tsx'

vi.mock(
  '../../platform/calls/browser-commerce.ts',
  () => import('../../platform/testing/test-commerce.ts'),
)

type Notify = (entries: { isIntersecting: boolean }[]) => void

/** jsdom has no layout. Here the title of a section is its distance below the window in pixels. */
class DistanceObserver {
  readonly #notify: Notify
  readonly #margin: number

  constructor(notify: Notify, { rootMargin = '0px' }: IntersectionObserverInit = {}) {
    this.#notify = notify
    this.#margin = Number.parseInt(rootMargin, 10)
  }

  observe(section: Element) {
    this.#notify([{ isIntersecting: Number(section.textContent) <= this.#margin }])
  }

  disconnect() {}
}

vi.stubGlobal('IntersectionObserver', DistanceObserver)
vi.stubGlobal('ResizeObserver', DistanceObserver)

beforeEach(() => {
  fakeCommerce.calls.length = 0
  fakeCommerce.answers = { readRecommendations: () => accept({ recommendations: [] }) }
})
afterEach(cleanup)
afterAll(() => vi.unstubAllGlobals())

const show = (distance: number) =>
  render(
    <MessagesProvider value={{ language: 'en-US', messages: en }}>
      <Recommendations title={String(distance)} productId={`product at ${distance}`} />
    </MessagesProvider>,
  )

const requestedProducts = () =>
  callsTo('readRecommendations').map(({ request }) => Object(request['query']).productId)

test('recommendations load as soon as they are 200 px below the window (PROD-031)', async () => {
  show(0)
  // The first request waits for the code. Others are made in the order in which they are shown.
  await waitFor(() => expect(requestedProducts()).toEqual(['product at 0']))
  show(201)
  show(200)
  await waitFor(() => expect(requestedProducts()).toEqual(['product at 0', 'product at 200']))
})
