// @vitest-environment jsdom
import { type ContentBlock, contentBlock } from '@cairn/contract/content/blocks/content-block'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { PageSlot } from './page-slot.tsx'

const rendered = vi.hoisted(() => ({ withScripts: vi.fn<() => void>() }))

vi.mock('./blocks/blocks.tsx', () => ({
  Blocks: () => {
    rendered.withScripts()
    return <p>Content</p>
  },
}))

afterEach(() => {
  cleanup()
  rendered.withScripts.mockClear()
})

const blockOf = (type: ContentBlock['type'], fields: object) =>
  contentBlock.parse({ id: `a-${type}`, type, fields })

const text = blockOf('rich-text', { title: 'Warm' })
const benefits = { benefits: [{ title: 'Mended for life' }] }

/** Hydrates what the server has rendered, and loads what it imports. */
async function hydrate(...blocks: ContentBlock[]) {
  const container = document.createElement('div')
  container.innerHTML = '<div id="page-slot"><!--$--><p>Content</p><!--/$--></div>'
  document.body.append(container)
  render(<PageSlot blocks={blocks} />, { container, hydrate: true })
  await vi.dynamicImportSettled()
}

test('content that works without scripts keeps the markup of the server', async () => {
  await hydrate(text, blockOf('benefit-bar', { ...benefits, closable: false }))
  expect(screen.getByText('Content')).toBeTruthy()
  expect(rendered.withScripts).not.toHaveBeenCalled()
})

test.each([
  ['a benefit bar that can be closed', blockOf('benefit-bar', { ...benefits, closable: true })],
  ['products', blockOf('product-rail', { title: 'New', productIds: [] })],
])('the scripts of content are loaded for %s', async (_, block) => {
  await hydrate(text, block)
  await waitFor(() => expect(rendered.withScripts).toHaveBeenCalled())
})

test('the scripts of content are loaded after a navigation', async () => {
  render(<PageSlot blocks={[text]} />)
  expect(await screen.findByText('Content')).toBeTruthy()
})
