// @vitest-environment jsdom
import { productCard } from '@cairn/contract/catalogue/product'
import { settingsOf } from '@cairn/contract/sites/site-settings'
import { sampleOf } from '@cairn/contract/wire/sample'
import { cleanup, render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { en } from '../messages/en.ts'
import { MessagesProvider } from '../platform/text/messages.tsx'
import { ProductTile } from './product-tile.tsx'

afterEach(cleanup)

function show(showsSwatches: boolean) {
  const sample = productCard.parse(sampleOf(productCard))
  const colours = sample.colours.flatMap((colour) =>
    ['Basalt', 'Lichen'].map((name) => ({ ...colour, name })),
  )
  const features = { ...settingsOf('en-us'), showsSwatches }
  const root = { locale: 'en-us', region: 'NORA', currency: 'USD', features }
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      loader: () => root,
      Component: () => <ProductTile product={{ ...sample, colours }} />,
    },
  ])
  const { container } = render(
    <MessagesProvider value={{ language: 'en-US', messages: en }}>
      <Stub hydrationData={{ loaderData: { root } }} />
    </MessagesProvider>,
  )
  expect(screen.getByRole('article')).toBeTruthy()
  return container.querySelector('[class*="swatch"]')?.textContent ?? ''
}

test('a product tile shows the colours if the site has switched them on (PROD-018)', () => {
  expect(show(true)).toContain('Lichen')
  cleanup()
  expect(show(false)).not.toContain('Lichen')
})
