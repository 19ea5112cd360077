import { existsSync, globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { dataFiles, readDataFile, readDataLines } from './data-files.ts'
import { demoRows } from './demo-rows.ts'
import { demoDocuments } from './documents.ts'
import { referenceDate } from './seeding-date.ts'
import { styles } from './test-styles.ts'

test('every file in the folder is read', () => {
  const names = globSync('**/*', { cwd: new URL('../data/', import.meta.url), withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => (parentPath.endsWith('content') ? `content/${name}` : name))
  expect(names.toSorted()).toEqual(dataFiles.map((name) => `${name}.ndjson`).toSorted())
})

test('every line is one row as JSON.stringify writes it', () => {
  for (const name of dataFiles) {
    const { text } = readDataFile(name)
    const rows = readDataLines(name).map((line) => JSON.stringify(JSON.parse(line)))
    expect(text === `${rows.join('\n')}\n`).toBe(true)
  }
})

test('on the reference date the rows are those of the files', () => {
  const inFiles = dataFiles.flatMap(readDataLines).map((line) => JSON.parse(line))
  expect([...demoRows(referenceDate), ...demoDocuments(referenceDate)]).toEqual(inFiles)
})

test('every picture of a product and of a page is in the folder of pictures', () => {
  const pictures = new URL('../pictures/', import.meta.url)
  const ofProducts = styles
    .flatMap(({ products }) => products)
    .flatMap(({ productId, views }) => views.map((view) => `${productId}-${view}`))
  const ofPages = dataFiles
    .filter((name) => name.startsWith('content/'))
    .flatMap((name) => [...readDataFile(name).text.matchAll(/"picture":"(scene-[^"]+)"/g)])
    .map(([, picture = '']) => picture)
  expect(ofPages.length).toBeGreaterThan(50)
  const missingPictures = [...ofProducts, ...ofPages].filter(
    (name) => !existsSync(new URL(`${name}.webp`, pictures)),
  )
  expect(missingPictures).toEqual([])
})
