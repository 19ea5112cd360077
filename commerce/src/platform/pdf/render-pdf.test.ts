import { expect, test } from 'vitest'
import { readPdf } from '../../testing/read-pdf.ts'
import { renderPdf } from './render-pdf.ts'

const render = (texts: readonly string[]) =>
  renderPdf({
    title: 'Names',
    language: 'en-GB',
    margin: 56,
    content: texts.flatMap((text) => [{ text }, { text, bold: true }]),
  })

const linesOf = async (texts: readonly string[]) => {
  const pages = await readPdf(await render(texts))
  return {
    lines: pages.flatMap(({ text }) => text.split('\n')).map((line) => line.trim()),
    missingGlyphs: pages.reduce((sum, page) => sum + page.missingGlyphs, 0),
  }
}

test('prints names in every script that is written from the left, also in bold', async () => {
  const names = [
    'Łukasz Wąsik',
    'Őrs Đoković',
    'İpek Yıldız',
    'Nguyễn Thị Ánh',
    'Ελένη Παπαδοπούλου',
    'Дарья Щербакова',
    'Їжакевич Ґанна',
    'გიორგი',
    'Հայկ',
    'สมชาย',
    '王小明',
    '山田 太郎',
    '김민준',
  ]
  const { lines, missingGlyphs } = await linesOf(names)

  expect(lines.filter((line) => line !== '')).toEqual(names.flatMap((name) => [name, name]))
  expect(missingGlyphs).toBe(0)
})

test.each([
  ['שלום כהן', 'כהן שלום'],
  ['محمد علي', 'علي محمد'],
])('the first word of %s is printed on the right', async (name, fromLeft) => {
  const { lines, missingGlyphs } = await linesOf([name])

  expect(lines).toContain(fromLeft)
  expect(missingGlyphs).toBe(0)
})

test('a decomposed accent is printed as one letter', async () => {
  expect((await linesOf(['Zoe\u0301'])).lines[0]).toBe('Zo\u00e9')
})

test('renders outside of the thread that calls it', async () => {
  await render(['Ada Berg'])
  const before = process.threadCpuUsage()
  for (let count = 0; count < 10; count++) await render(Array<string>(100).fill('Ada Berg'))
  const { user, system } = process.threadCpuUsage(before)

  expect((user + system) / 10_000).toBeLessThan(5)
})

test.each([import.meta.filename, 'https://shop.example/a.png'])(
  'does not read %s',
  async (image) => {
    const document = { title: 'A', language: 'en-GB', margin: 56, content: [{ image }] }

    await expect(renderPdf(document)).rejects.toThrow('denied')
  },
)
