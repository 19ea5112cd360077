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

async function runImport(rows: readonly object[], ...options: string[]) {
  const file = join(installation.dataDir, `${crypto.randomUUID()}.ndjson`)
  await writeFile(file, rows.map((row) => JSON.stringify(row)).join('\n'))
  const { code, stdout, stderr } = await runCommand(installation, 'import', ...options, file)
  return { code, stdout, stderr: stderr.replaceAll(file, 'rows.ndjson') }
}

const withPrice = (current: number) => ({
  kind: 'price',
  productId: 'CAIRN001BLK',
  siteId: 'CAIRN-US',
  current,
  original: 320_00,
})

test('rows are imported into a running shop, which sells at the new price at once', async () => {
  const server = await installation.start()
  const guest = await server.guest()
  const priceInCart = async () => {
    const body = { sku: 'CAIRN001BLK-M' }
    const cart = await guest.send<{ items: { price: { current: number } }[] }>(
      'createCartWithItem',
      { body },
    )
    return cart.body.items[0]?.price.current
  }

  expect(await runImport([withPrice(299_00)], '--dry-run')).toEqual({
    code: 0,
    stdout: 'Would change 1 price: CAIRN001BLK\nThis was a dry run: nothing was changed.\n',
    stderr: '',
  })
  expect(await priceInCart()).toBe(320)
  expect(await runImport([withPrice(299_00)])).toMatchObject({ code: 0, stderr: '' })
  expect(await priceInCart()).toBe(299)
  expect(await runImport([withPrice(199_00), { ...withPrice(0), siteId: 'CAIRN-CA' }])).toEqual({
    code: 1,
    stdout: '',
    stderr: 'rows.ndjson:2  current  must be at least 1\nNothing was changed: 1 error.\n',
  })
  expect(await priceInCart()).toBe(299)
  expect(await server.stop('SIGINT')).toBe(0)
})

test('rows are imported when no shop is running', async () => {
  expect(await runImport([withPrice(289_00)])).toEqual({
    code: 0,
    stdout: 'Changed 1 price: CAIRN001BLK\n',
    stderr: '',
  })
})

test.concurrent('--help prints the usage, and a wrong option is reported in a sentence', async () => {
  const [help, withoutFile, wrongOption] = await Promise.all([
    runCommand(installation, 'import', '--help'),
    runCommand(installation, 'import'),
    runCommand(installation, 'import', '--dry'),
  ])
  expect(help).toMatchObject({ code: 0, stderr: '' })
  expect(help.stdout).toContain('npm run import -- [--dry-run] FILE…')
  expect(withoutFile).toEqual({ code: 1, stdout: '', stderr: help.stdout })
  expect(wrongOption).toMatchObject({ code: 1, stdout: '' })
  expect(wrongOption.stderr).toContain("'--dry'")
  expect(wrongOption.stderr).not.toMatch(/^ +at /m)
})

test.concurrent('a missing file is reported in a sentence', async () => {
  const { code, stderr } = await runImport([], '--dry-run', 'nowhere.ndjson')

  expect(code).toBe(1)
  expect(stderr).toContain('nowhere.ndjson')
  expect(stderr).not.toMatch(/^\s+at /m)
})
