import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { limitFolderSize } from './limit-folder-size.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cairn-folder-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** Writes files of 400 bytes, the oldest first. */
async function fillFolder(...names: string[]) {
  for (const [age, name] of names.entries()) {
    await writeFile(join(folder, name), Buffer.alloc(400))
    await utimes(join(folder, name), 1000 + age, 1000 + age)
  }
}

async function filesAfter(newest: string, maxFolderBytes: number) {
  const isRemovedFirst = (fileName: string) => fileName.startsWith('unusual')
  const folderLimit = await limitFolderSize(folder, { maxFolderBytes, isRemovedFirst })
  await writeFile(join(folder, newest), Buffer.alloc(400))
  folderLimit.added(join(folder, newest))
  await folderLimit.settled()
  return (await readdir(folder)).toSorted()
}

test('the oldest files are removed when the folder is full', async () => {
  await fillFolder('old', 'middle', 'new')
  expect(await filesAfter('newest', 1300)).toEqual(['new', 'newest'])
})

test('files in unusual sizes are removed before older ones, the oldest of them first', async () => {
  await fillFolder('old', 'middle', 'unusual-old', 'unusual-new')
  expect(await filesAfter('newest', 1700)).toEqual(['middle', 'newest', 'old'])

  await fillFolder('unusual-old', 'unusual-new')
  expect(await filesAfter('unusual-newest', 2300)).toEqual([
    'middle',
    'newest',
    'old',
    'unusual-newest',
  ])
})

test('no unusual size removes a usual one, even if usual ones fill nearly the whole folder', async () => {
  await fillFolder('old', 'middle', 'new')
  expect(await filesAfter('unusual', 1300)).toEqual(['middle', 'new', 'old'])
})
