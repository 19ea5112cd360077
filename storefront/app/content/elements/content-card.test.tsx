// @vitest-environment jsdom
import { linkedCard } from '@cairn/contract/content/blocks/linked-card'
import { cleanup, render, screen, within } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, describe, expect, test } from 'vitest'
import { ContentCard } from './content-card.tsx'

afterEach(cleanup)

function show(fields: object) {
  const card = linkedCard.fields.parse({ title: 'Ski', ...fields })
  const Stub = createRoutesStub([
    { path: '/', Component: () => <ContentCard card={card} sizes="100vw" /> },
  ])
  const { container } = render(<Stub />)
  const element = container.querySelector<HTMLElement>('.card')
  if (!element) throw new Error('no card')
  return element
}

const target = { url: '/ski' }
const paragraph = (...text: object[]) => [{ type: 'paragraph', text }]
const words = { type: 'text', text: 'Fresh snow.' }

describe('a card', () => {
  test('is one link with all of its text, which may open in another tab', () => {
    const card = show({
      subtitle: 'Down.',
      richText: paragraph(words),
      target: { ...target, text: 'To the skis', targetAttribute: '_blank' },
    })
    expect(screen.getAllByRole('link')).toEqual([card])
    expect(card.textContent).toBe('SkiDown.Fresh snow.To the skis')
    expect([card.getAttribute('href'), card.getAttribute('target')]).toEqual(['/ski', '_blank'])
  })

  test.each([
    ['a button', { targets: [{ url: '/help', text: 'Help' }] }],
    ['a link in its text', { richText: paragraph({ type: 'link', url: '/help', text: 'Help' }) }],
  ])('with %s contains its links beside one that covers it', (_, fields) => {
    const card = show({ target, ...fields })
    expect(card.tagName).toBe('DIV')
    expect(within(card).getByRole('link', { name: 'Ski' }).getAttribute('href')).toBe('/ski')
    expect(within(card).getByRole('link', { name: 'Help' }).getAttribute('href')).toBe('/help')
    expect(card.querySelector('a a')).toBeNull()
  })

  test('without a target is no link', () => {
    expect(show({}).tagName).toBe('DIV')
    expect(screen.queryByRole('link')).toBeNull()
  })

  test('has the colours and the alignment of its author, also in the shade of its picture', () => {
    const { style, className } = show({
      backgroundColor: '#112233',
      textColor: '#ffeedd',
      alignment: 'right',
    })
    expect([style.backgroundColor, style.color]).toEqual(['rgb(17, 34, 51)', 'rgb(255, 238, 221)'])
    expect(style.getPropertyValue('--shade-color')).toBe('#112233')
    expect(className).toContain('align-right')
  })
})
