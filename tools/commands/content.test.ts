import { writeFile } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import {
  type TestInstallation,
  openTestInstallation,
} from '@cairn/server/testing/test-installation'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { runCommand } from './test-command.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let installation: TestInstallation
beforeAll(async () => {
  installation = await openTestInstallation()
})
afterAll(() => installation.remove())

const runContent = (...args: string[]) => runCommand(installation, 'content', ...args)

async function succeed(...args: string[]): Promise<string> {
  const { code, stdout, stderr } = await runContent(...args)
  expect({ args, code, stderr }).toEqual({ args, code: 0, stderr: '' })
  return stdout
}

const fileOf = (title: string) =>
  fileWith(JSON.stringify({ title, locales: ['en-us'], sections: [] }))

async function fileWith(content: string | Buffer) {
  const path = join(installation.dataDir, `${crypto.randomUUID()}.json`)
  await writeFile(path, content)
  return path
}

test('a page of a running shop is saved, published, scheduled and taken down', async () => {
  const server = await installation.start()
  const shownStatus = async () => (await fetch(`${server.origin}/en-us/test-sale`)).status
  const page = 'page:test-sale'
  expect(await succeed('save', page, await fileOf('Sale'), '--author', 'ana')).toBe(
    'Saved revision 1 of page:test-sale.\n',
  )
  expect(await shownStatus()).toBe(404)
  expect(await succeed('publish', page)).toBe('Published page:test-sale as version 1.\n')
  await expect.poll(shownStatus).toBe(200)

  expect(await runContent('save', page, await fileOf('Big sale'))).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('(revisionOutdated)'),
  })
  expect(await succeed('schedule', page, '1', '--until', '2090-01-02T00:00:00Z')).toMatch(
    /^page:test-sale, version 1: from \S+ until 2090-01-02T00:00Z\.\n$/,
  )
  expect(await succeed('unpublish', page)).toBe('Took down version 1 of page:test-sale.\n')
  await expect.poll(shownStatus).toBe(410)
  expect(await server.stop('SIGINT')).toBe(0)

  expect(await succeed('rollback', page, '1')).toContain('nothing was saved.\n')
  expect(await succeed('show', page)).toMatch(/saved by ana\n.* {2}taken down {2}/)
  await succeed('save', page, await fileOf('Big sale'), '--expected-revision', '1')
  const user = process.env['USER'] ?? userInfo().username
  expect(await succeed('show', page)).toContain(`saved by ${user}\n`)
})

test.concurrent('a file in another encoding, half of one and a folder are refused', async () => {
  const sentence = async (path: string) =>
    (await runContent('save', 'page:encoded', path)).stderr.replace(path, '')
  const latin = Buffer.from('{"title":"H\u00f6he"}', 'latin1')
  expect(await sentence(await fileWith(latin))).toBe(': this file is not UTF-8.\n')
  expect(await sentence(await fileWith('{"title":"Half'))).toBe(': this file is not JSON.\n')
  expect(await sentence(installation.dataDir)).toBe(': this is no file.\n')
})

test.concurrent('a wrong argument is reported in a sentence', async () => {
  const sentences = await Promise.all(
    [
      ['show', 'home'],
      ['save', 'page:home', 'nowhere.json'],
      ['rollback', 'page:home', 'first'],
      ['publish', 'page:home', '--from', 'Friday'],
      ['sing', 'page:home'],
      ['unpublish', 'page:home', '--from', '2027-01-01T00:00:00Z'],
      ['unpublish', 'page:home@2'],
      ['publish', 'page:home@2@3'],
      ['publish', 'page:home', '--revision', '2'],
      ['rollback', 'page:home', '1', '2'],
    ].map(async (args) => (await runContent(...args)).stderr),
  )
  expect(sentences).toEqual([
    'home: a document is named by kind and slug, such as page:home.\n',
    'nowhere.json: there is no such file.\n',
    'first: this is no number.\n',
    expect.stringMatching(/^from: /),
    expect.stringContaining('npm run content -- list'),
    '--from: unpublish has no such option.\n',
    'page:home@2: versions are taken down with --version.\n',
    '2@3: this is no number.\n',
    '--revision: publish has no such option.\n',
    '2: rollback has no such argument.\n',
  ])
})
