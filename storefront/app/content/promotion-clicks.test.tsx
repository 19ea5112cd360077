// @vitest-environment jsdom
import { contentBlock } from '@cairn/contract/content/blocks/content-block'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { en } from '../messages/en.ts'
import { MessagesProvider } from '../platform/text/messages.tsx'
import { Blocks } from './blocks/blocks.tsx'
import { reportPromotion } from './promotion-clicks.ts'

const promotion = (promotionId: string) => ({
  creativeName: 'dawn',
  promotionId,
  promotionName: 'Winter',
})

beforeEach(() => {
  document.documentElement.dataset['allows'] = 'required performanceAndAnalytics'
  addEventListener('click', reportPromotion)
})
afterEach(() => {
  cleanup()
  delete window.dataLayer
})

async function show(type: string, fields: object) {
  const block = contentBlock.parse({ id: 'one', type, fields })
  const Stub = createRoutesStub([{ path: '*', Component: () => <Blocks blocks={[block]} /> }])
  render(
    <MessagesProvider value={{ language: 'en-US', messages: en }}>
      <Stub />
    </MessagesProvider>,
  )
  await screen.findByRole('heading', { name: 'Warm' })
}

const click = (name: string) => fireEvent.click(screen.getByRole('link', { name }))

test('a click on a block reports its promotion and its name once (ANA-017, CONT-041)', async () => {
  await show('hero', {
    title: 'Warm',
    name: 'Top',
    promotionTracking: promotion('w26'),
    targets: [{ url: '/warm', text: 'Shop' }],
  })
  click('Shop')
  expect(window.dataLayer).toEqual([{ event: 'promotionClick', ...promotion('w26'), block: 'Top' }])
})

test('a click on a card reports the promotion of this card, and none where there is none', async () => {
  await show('card-grid', {
    title: 'Warm',
    cards: [
      { title: 'One', target: { url: '/one' }, promotionTracking: promotion('one') },
      { title: 'Two', target: { url: '/two' }, promotionTracking: promotion('two') },
      { title: 'Three', target: { url: '/three' } },
    ],
  })
  for (const name of ['Three', 'Two']) click(name)
  expect(window.dataLayer).toEqual([{ event: 'promotionClick', ...promotion('two') }])
})

test('closing a block reports nothing', async () => {
  await show('benefit-bar', { benefits: [{ title: 'Warm' }], promotionTracking: promotion('bar') })
  fireEvent.click(screen.getByText('Warm'))
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(window.dataLayer).toHaveLength(1)
})

test('a click reports nothing as long as the visitor does not allow analytics (ANA-005)', async () => {
  const page = document.documentElement.dataset
  page['allows'] = 'required functional targeting'
  await show('hero', {
    title: 'Warm',
    promotionTracking: promotion('w26'),
    targets: [{ url: '/warm', text: 'Shop' }],
  })
  click('Shop')
  expect(window.dataLayer).toBeUndefined()
  page['allows'] = 'required performanceAndAnalytics'
  click('Shop')
  expect(window.dataLayer).toHaveLength(1)
})
