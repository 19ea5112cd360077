import { writeFile } from 'node:fs/promises'
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

async function fileOf(title: string) {
  const path = join(installation.dataDir, `${crypto.randomUUID()}.json`)
  await writeFile(path, JSON.stringify({ title, locales: ['en-us'], sections: [] }))
  return path
}

test('a page of a running shop is saved, published, scheduled, taken down and rolled back', async () => {
  const server = await installation.start()
  const shownStatus = async () => (await fetch(`${server.origin}/en-us/test-sale`)).status
  const page = 'page:test-sale'
  expect(await succeed('save', page, await fileOf('Sale'), '--author', 'ana')).toBe(
    'Saved revision 1 of page:test-sale.\n',
  )
  expect(await shownStatus()).toBe(404)
  expect(await succeed('publish', page)).toBe('Published page:test-sale as version 1.\n')
  await expect.poll(shownStatus).toBe(200)

  const second = await fileOf('Big sale')
  expect(await runContent('save', page, second)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('(revisionOutdated)'),
  })
  await succeed('save', page, second, '--expected-revision', '1', '--note', 'Bigger')
  expect(await succeed('diff', page)).toContain('- title: "Sale"\n+ title: "Big sale"\n')
  await succeed('publish', `${page}@2`, '--from', '2090-01-01T00:00:00Z')
  expect(await succeed('schedule', page, '2', '--until', '2090-01-02T00:00:00Z')).toBe(
    'page:test-sale, version 2: from 2090-01-01T00:00Z until 2090-01-02T00:00Z.\n',
  )
  expect(await succeed('list', 'page')).toMatch(
    /page:test-sale {2}revision 2 {2}\S+ {2}shows version 1 \(revision 1\), 1 scheduled\n/,
  )
  expect(await succeed('unpublish', page)).toContain('Took down version 1 of page:test-sale.\n')
  await expect.poll(shownStatus).toBe(404)
  expect(await server.stop('SIGINT')).toBe(0)

  expect(await succeed('rollback', page, '1')).toContain('Saved revision 3 of page:test-sale')
  expect(JSON.parse(await succeed('show', page, '--revision', '3'))).toMatchObject({
    title: 'Sale',
  })
  expect(await succeed('show', page)).toMatch(/revision 1 {2}\S+ {2}saved by ana\n/)
})

test.concurrent('--help prints the usage', async () => {
  expect(await succeed('--help')).toContain('npm run content -- list')
})

test.concurrent('a wrong argument is reported in a sentence', async () => {
  const sentences = await Promise.all(
    [
      ['show', 'home'],
      ['show', 'page:nowhere'],
      ['save', 'page:home', 'nowhere.json'],
      ['list', 'pages'],
      ['rollback', 'page:home', 'first'],
      ['publish', 'page:home', '--from', 'Friday'],
    ].map(async (args) => (await runContent(...args)).stderr),
  )
  expect(sentences).toEqual([
    'home: a document is named by kind and slug, such as page:home.\n',
    'page:nowhere: there is no such document.\n',
    'nowhere.json: there is no such file.\n',
    expect.stringContaining('pages: the kinds are page, article,'),
    'first: this is no number.\n',
    expect.stringMatching(/^from: /),
  ])
  expect((await runContent('sing', 'page:home')).stderr).toContain('npm run content -- list')
})
