import { expect, test } from 'vitest'
import { richText } from './content-rich-text.ts'

const paragraph = (...words: unknown[]) => ({ type: 'paragraph', words })
const text = (written: string) => ({ type: 'text', text: written })

test('what we know stays as it is', () => {
  const tree = [
    { type: 'heading', level: 3, words: [text('Wash')] },
    paragraph(
      { type: 'text', text: 'Cold', marks: ['strong'] },
      { type: 'break' },
      { type: 'link', url: '/help', text: 'Ask us' },
    ),
    { type: 'list', isOrdered: true, items: [[text('Close the zip')], [text('Turn it out')]] },
  ]
  expect(richText.parse(tree)).toEqual(tree)
})

test('nodes that we do not know are dropped, with everything in them', () => {
  expect(
    richText.parse([
      { type: 'html', html: '<script>alert(1)</script>' },
      { type: 'script', words: [text('alert(1)')] },
      paragraph(text('Stays'), { type: 'iframe', src: 'https://evil.example' }, 'loose', null),
    ]),
  ).toEqual([paragraph(text('Stays'))])
})

test('the words of a link stay when it leads nowhere that we know', () => {
  const link = { type: 'link', url: 'javascript:alert(1)', text: 'Here' }
  expect(richText.parse([paragraph(link)])).toEqual([paragraph(text('Here'))])
})

test('marks and attributes that we do not know are dropped', () => {
  const marked = { ...text('Words'), marks: ['strong', 'onclick'], style: 'x', onclick: 'y' }
  expect(richText.parse([{ ...paragraph(marked), className: 'z' }])).toEqual([
    paragraph({ ...text('Words'), marks: ['strong'] }),
  ])
})

test.each([null, 'text', 12, {}, [[[]]], [{ type: 'paragraph' }], [{ type: 'list', items: 1 }]])(
  '%j is no reason to fail',
  (given) => {
    expect(richText.safeParse(given).success).toBe(true)
  },
)

test('there is an end to every text', () => {
  const long = Array.from({ length: 5000 }, () => paragraph(text('x'.repeat(10_000))))
  const kept = richText.parse(long)
  expect(kept).toHaveLength(200)
  expect(JSON.stringify(kept).length).toBeLessThan(1_000_000)
})
