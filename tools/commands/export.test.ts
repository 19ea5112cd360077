import { readdir, readFile, stat } from 'node:fs/promises'
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

const runExport = (...args: string[]) => runCommand(installation, 'export', ...args)

const header =
  'email,newsletter,locale,country,subscribed_at,confirmed_at,source,consent_text,unsubscribe_url'

test('subscribers are exported from a running shop, and from one that is stopped', async () => {
  const server = await installation.start()
  const subscribe = async (recipient: string, locale: 'en-us' | 'de-de') => {
    const body = { type: 'Newsletter', channel: 'email', optin: true, recipient }
    const guest = await server.guest()
    expect(await guest.send('subscribe', { body, locale })).toMatchObject({ status: 200 })
    return guest
  }
  const guest = await subscribe('ada@example.com', 'en-us')
  await subscribe('-2+3@example.com', 'en-us')
  await subscribe('never.confirmed@example.com', 'de-de')
  await guest.send('subscribe', {
    body: { type: 'Newsletter', channel: 'sms', optin: true, recipient: '+13035550142' },
  })

  const printed = await runExport('subscribers')
  expect(printed).toMatchObject({ code: 0, stderr: '' })
  const lines = printed.stdout.split('\r\n')
  expect(lines).toEqual([
    header,
    expect.stringMatching(/^'-2\+3@example\.com,newsletter,en-us,US,/),
    expect.stringMatching(
      /^ada@example\.com,newsletter,en-us,US,\d{4}-[\dT:-]+Z,,form,[\d-]+,http:\/\/localhost:\d+\/en-us\/newsletter\/unsubscribe\?token=[\w-]{54}$/,
    ),
    '',
  ])
  expect(await runExport('subscribers', '--sms')).toMatchObject({
    stdout: expect.stringMatching(
      /^phone,newsletter,locale,country,subscribed_at\r\n\+13035550142,newsletter,en-us,US,[^,]+Z\r\n$/,
    ),
  })
  expect(await server.stop('SIGINT')).toBe(0)
  // Without the settings of the server, the command has the default origin.
  const withDefaultOrigin = printed.stdout.replaceAll(server.origin, 'http://localhost:3000')
  expect(await runExport('subscribers')).toEqual({ ...printed, stdout: withDefaultOrigin })
})

test('a file is written for its owner only, and replaces the former one', async () => {
  const file = join(installation.dataDir, 'subscribers.csv')
  for (let time = 0; time < 2; time += 1)
    expect(await runExport('subscribers', file, '--site', 'CAIRN-DE')).toEqual({
      code: 0,
      stdout: `Wrote ${file}.\n`,
      stderr: '',
    })
  expect(await readFile(file, 'utf8')).toBe(`${header}\r\n`)
  expect((await stat(file)).mode & 0o077).toBe(0)
  expect((await readdir(installation.dataDir)).filter((name) => name.endsWith('.part'))).toEqual([])
})

test('a folder that does not exist is reported in a sentence', async () => {
  const { code, stdout, stderr } = await runExport('subscribers', '/nowhere/subscribers.csv')
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
  expect(stderr).toContain('/nowhere/subscribers.csv')
  expect(stderr).not.toMatch(/^\s+at /m)
})

test.concurrent('--help prints the usage, and wrong arguments are reported', async () => {
  const help = await runExport('--help')
  expect(help).toMatchObject({ code: 0, stderr: '' })
  expect(help.stdout).toContain('npm run export -- subscribers [FILE]')
  for (const args of [[], ['orders'], ['subscribers', 'one.csv', 'two.csv']])
    expect(await runExport(...args)).toEqual({ code: 1, stdout: '', stderr: help.stdout })
  expect(await runExport('subscribers', '--site', 'CAIRN-XX')).toEqual({
    code: 1,
    stdout: '',
    stderr: 'CAIRN-XX: there is no such site.\n',
  })
})
