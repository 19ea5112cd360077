// @vitest-environment jsdom
import { contentBlock } from '@cairn/contract/content/blocks/content-block'
import { blockDeclarations } from '@cairn/contract/content/blocks/registry'
import { cleanup, render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { en } from '../../messages/en.ts'
import { MessagesProvider } from '../../platform/text/messages.tsx'
import { letDialogsOpen } from '../../ui/dialog/test-dialogs.ts'
import { Blocks } from './blocks.tsx'

afterEach(cleanup)

const texts = {
  title: 'The title',
  subtitle: 'The subtitle',
  richText: [{ type: 'paragraph', text: [{ type: 'text', text: 'The text' }] }],
}

const blocksWithTexts = blockDeclarations
  .filter(({ fields }) => Object.keys(texts).every((name) => name in fields.shape))
  .map(({ type }) => type)

test.each(blocksWithTexts)(
  'a block of the type %s shows its title, subtitle and text in this order (CONT-037)',
  async (type) => {
    letDialogsOpen()
    const block = contentBlock.parse({ id: 'one', type, fields: texts })
    const Stub = createRoutesStub([{ path: '/', Component: () => <Blocks blocks={[block]} /> }])
    render(
      <MessagesProvider value={{ language: 'en-US', messages: en }}>
        <Stub initialEntries={['/#dialog']} />
      </MessagesProvider>,
    )
    const title = await screen.findByRole('heading', { name: 'The title' })
    const subtitle = screen.getByText('The subtitle')
    const text = screen.getByText('The text')
    for (const [first, second] of [
      [title, subtitle],
      [subtitle, text],
    ] as const) {
      expect(first.compareDocumentPosition(second)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    }
  },
)

test('heroes, cards, stories and dialogs share these fields', () => {
  expect(blocksWithTexts).toEqual(['hero', 'linked-card', 'multi-link-card', 'story', 'dialog'])
})
