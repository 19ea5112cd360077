// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { de } from '../../messages/de.ts'
import { MessagesProvider } from '../../platform/text/messages.tsx'
import { UnknownBlock } from './simple-blocks.tsx'

afterEach(cleanup)

function shownText(fields: { type: string; reason: string }) {
  const { container } = render(
    <MessagesProvider value={{ language: 'de-DE', messages: de }}>
      <UnknownBlock fields={fields} isFirst={false} />
    </MessagesProvider>,
  )
  return container.textContent
}

test('a block of an unknown type, or without what it needs, is named in the language of the page', () => {
  expect(shownText({ type: 'marquee', reason: '' })).toBe('Es gibt keinen Block vom Typ marquee.')
  cleanup()
  expect(shownText({ type: 'hero', reason: 'fields.title: is missing' })).toBe(
    'Der Block hero ist nicht vollständig.fields.title: is missing',
  )
})
