import { menuNode } from '@cairn/contract/content-entity'
import { expect, it } from 'vitest'
import { menuMarkup } from './menu-markup.server.tsx'

const women = (title: string) =>
  menuNode.parse({
    id: 'women',
    title: 'Women',
    target: { url: '/en-us/c/women-1000' },
    columns: [
      {
        children: [
          { id: 'jackets', title, target: { url: '/en-us/c/jackets-1100' }, children: [] },
        ],
      },
    ],
  })

it('a menu is drawn once, until it is another', () => {
  const first = menuMarkup([women('Jackets')], 'en-us')
  expect(menuMarkup([women('Jackets')], 'en-us')).toBe(first)
  expect(first.get('women')).toContain('href="/en-us/c/jackets-1100"')
  expect(menuMarkup([women('Coats')], 'en-us').get('women')).toContain('Coats')
})

it('each language has its own words for all of it', () => {
  const inEnglish = menuMarkup([women('Jackets')], 'en-us').get('women')
  expect(inEnglish).toContain('All of Women')
  expect(menuMarkup([women('Jackets')], 'de-de').get('women')).not.toContain('All of')
})

it('what an author wrote is text, and nothing else', () => {
  const markup = menuMarkup([women('<img src=x onerror=alert(1)>')], 'en-us').get('women')
  expect(markup).toContain('&lt;img src=x')
  expect(markup).not.toContain('<img')
})
