import { menuNode } from '@cairn/contract/content/document'
import { expect, test } from 'vitest'
import { renderMenuPanels } from './menu-panel.server.tsx'

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

test('renders a menu once until it changes', () => {
  const first = renderMenuPanels([women('Jackets')], 'en-us')
  expect(renderMenuPanels([women('Jackets')], 'en-us')).toBe(first)
  expect(first.get('women')).toContain('href="/en-us/c/jackets-1100"')
  expect(renderMenuPanels([women('Coats')], 'en-us').get('women')).toContain('Coats')
})

test('renders the menu in each language', () => {
  const inEnglish = renderMenuPanels([women('Jackets')], 'en-us').get('women')
  expect(inEnglish).toContain('All of Women')
  expect(renderMenuPanels([women('Jackets')], 'de-de').get('women')).not.toContain('All of')
})

test('escapes authored text', () => {
  const markup = renderMenuPanels([women('<img src=x onerror=alert(1)>')], 'en-us').get('women')
  expect(markup).toContain('&lt;img src=x')
  expect(markup).not.toContain('<img')
})
