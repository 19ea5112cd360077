import { previewOf } from '@cairn/commerce/platform/wire/preview'
import { readConfig } from '@cairn/server/config/config'
import { readSecrets } from '@cairn/server/config/secrets'
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

const runPreview = (...args: string[]) => runCommand(installation, 'preview', ...args)

async function tokenSecret() {
  const read = readConfig({ DATA_DIR: installation.dataDir })
  if (!read.ok) throw new Error(read.sentences.join())
  return (await readSecrets(read.config)).token
}

test('prints a link with a key of the site that is valid for seven days', async () => {
  const { code, stdout } = await runPreview('CAIRN-DE')
  const [link = '', validity = ''] = stdout.split('\n')
  const { pathname, searchParams } = new URL(link)
  const key = searchParams.get('previewKey') ?? undefined
  const request = { key, date: undefined, siteId: 'CAIRN-DE' }
  const expiresAt = new Date(/Valid until (\S+)\./.exec(validity)?.[1] ?? '')
  const hoursFrom = (hours: number) => new Date(expiresAt.getTime() + hours * 3_600_000)
  const secret = await tokenSecret()

  expect([code, pathname, searchParams.get('preview')]).toEqual([0, '/de-de', 'true'])
  expect(previewOf(secret, request, hoursFrom(-1))).toBeDefined()
  expect(previewOf(secret, request, hoursFrom(1))).toBeUndefined()
  expect(previewOf(secret, { ...request, siteId: 'CAIRN-US' }, hoursFrom(-1))).toBeUndefined()
})

test('--help prints the usage', async () => {
  expect(await runPreview('--help')).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('npm run preview -- SITE'),
    stderr: '',
  })
})

test('a missing or unknown site is reported in a sentence', async () => {
  expect(await runPreview()).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('npm run preview -- SITE'),
  })
  expect(await runPreview('CAIRN-XX')).toMatchObject({
    code: 1,
    stderr: 'CAIRN-XX: there is no such site.\n',
  })
})
