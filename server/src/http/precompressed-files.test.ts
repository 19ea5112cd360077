import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readAssets } from './assets.ts'
import { writeCompressedFiles } from './precompressed-files.ts'

const script = 'export const weather = "rain"\n'.repeat(200)

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cairn-compressed-'))
  await writeFile(join(folder, 'app.js'), script)
  await writeFile(join(folder, 'font.woff2'), script)
})
afterEach(() => rm(folder, { recursive: true }))

const requestFor = (path: string) =>
  new Request(`http://shop.example${path}`, { headers: { 'accept-encoding': 'br' } })

test('files that become smaller get compressed files beside them', async () => {
  await writeCompressedFiles(folder)
  await writeCompressedFiles(folder)

  expect((await readdir(folder)).toSorted()).toEqual([
    'app.js',
    'app.js.br',
    'app.js.gz',
    'font.woff2',
  ])
  const [br, gz] = await Promise.all(
    ['br', 'gz'].map((extension) => readFile(join(folder, `app.js.${extension}`))),
  )
  expect(brotliDecompressSync(br ?? '').toString()).toBe(script)
  expect(gunzipSync(gz ?? '').toString()).toBe(script)
})

test('compressed files are served from the disk and have no URL of their own', async () => {
  await writeCompressedFiles(folder)
  await writeFile(join(folder, 'app.js.br'), 'made at the build')
  const assets = await readAssets(folder)

  const answer = await assets(requestFor('/app.js'))
  expect(await answer?.text()).toBe('made at the build')
  expect(assets(requestFor('/app.js.br'))).toBeUndefined()
})
