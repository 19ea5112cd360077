import { expect, test } from 'vitest'
import { richText } from './rich-text.ts'

const paragraph = (...children: unknown[]) => ({ type: 'paragraph', text: children })
const text = (content: string) => ({ type: 'text', text: content })

test('keeps known nodes unchanged', () => {
  const tree = [
    { type: 'heading', level: 3, text: [text('Wash')] },
    paragraph(
      { type: 'text', text: 'Cold', marks: ['strong'] },
      { type: 'break' },
      { type: 'link', url: '/help', text: 'Ask us' },
    ),
    { type: 'list', isOrdered: true, items: [[text('Close the zip')], [text('Turn it out')]] },
  ]
  expect(richText.parse(tree)).toEqual(tree)
})

test('drops unknown nodes with their content', () => {
  expect(
    richText.parse([
      { type: 'html', html: '<script>alert(1)</script>' },
      { type: 'script', text: [text('alert(1)')] },
      paragraph(text('Stays'), { type: 'iframe', src: 'https://evil.example' }, 'loose', null),
    ]),
  ).toEqual([paragraph(text('Stays'))])
})

test('keeps the text of a link with an invalid URL', () => {
  const link = { type: 'link', url: 'javascript:alert(1)', text: 'Here' }
  expect(richText.parse([paragraph(link)])).toEqual([paragraph(text('Here'))])
})

test('drops unknown marks and attributes', () => {
  const markedText = { ...text('Words'), marks: ['strong', 'onclick'], style: 'x', onclick: 'y' }
  expect(richText.parse([{ ...paragraph(markedText), className: 'z' }])).toEqual([
    paragraph({ ...text('Words'), marks: ['strong'] }),
  ])
})

test.each([null, 'text', 12, {}, [[[]]], [{ type: 'paragraph' }], [{ type: 'list', items: 1 }]])(
  'accepts the invalid value %j',
  (value) => {
    expect(richText.safeParse(value).success).toBe(true)
  },
)

test('limits the size of a text', () => {
  const long = Array.from({ length: 5000 }, () => paragraph(text('x'.repeat(10_000))))
  const limited = richText.parse(long)
  expect(limited).toHaveLength(200)
  expect(JSON.stringify(limited).length).toBeLessThan(1_000_000)
})
