import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Config, readConfig } from './config.ts'
import { readSecrets } from './secrets.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cairn-secrets-'))
})
afterEach(() => rm(folder, { recursive: true }))

function configWith(more: Record<string, string> = {}): Config {
  const read = readConfig({ DATA_DIR: join(folder, 'data'), ...more })
  if (!read.ok) throw new Error(read.sentences.join())
  return read.config
}

const fileOf = (name: string) => join(folder, 'data', 'secrets', name)
const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8)

test('secrets are generated once, differ, and are readable only by their owner', async () => {
  const secrets = await readSecrets(configWith())

  expect(secrets.token).not.toBe(secrets.challenge)
  expect(Math.min(secrets.token.length, secrets.challenge.length)).toBeGreaterThanOrEqual(32)
  expect(await readSecrets(configWith())).toEqual(secrets)
  expect(await modeOf(fileOf('token'))).toBe('600')
  expect(await modeOf(fileOf('challenge'))).toBe('600')
  expect(await modeOf(fileOf('.'))).toBe('700')
})

test('secrets from the settings are used, and none is written to disk', async () => {
  const environment = {
    TOKEN_SECRET: 't'.repeat(32),
    CHALLENGE_SECRET: 'c'.repeat(32),
    SANDBOX_SECRET: 's'.repeat(32),
    CARD_SECRET: 'g'.repeat(32),
  }

  expect(await readSecrets(configWith(environment))).toEqual({
    token: environment.TOKEN_SECRET,
    challenge: environment.CHALLENGE_SECRET,
    sandbox: environment.SANDBOX_SECRET,
    card: environment.CARD_SECRET,
  })
  expect(await readdir(folder)).toEqual([])
})

test('concurrent starts read the same secrets and leave no other files', async () => {
  for (let round = 0; round < 20; round += 1) {
    const config = configWith({ DATA_DIR: join(folder, 'data', String(round)) })
    const all = await Promise.all(Array.from({ length: 16 }, () => readSecrets(config)))

    expect(new Set(all.map(({ token }) => token)).size).toBe(1)
    expect(await readdir(join(config.DATA_DIR, 'secrets'))).toEqual([
      'card',
      'challenge',
      'sandbox',
      'token',
    ])
  }
})

test('a secret file is never visible half-written', async () => {
  const fileSizes = new Set<number>()
  for (let round = 0; round < 50; round += 1) {
    const config = configWith({ DATA_DIR: join(folder, 'data', String(round)) })
    const path = join(config.DATA_DIR, 'secrets', 'token')
    let isMade = false
    const secrets = readSecrets(config).finally(() => (isMade = true))
    while (!isMade) {
      if (existsSync(path)) fileSizes.add(readFileSync(path).byteLength)
      await setImmediate()
    }
    await secrets
  }

  expect(fileSizes).toEqual(new Set([43]))
})

test('a truncated secret file is refused', async () => {
  await readSecrets(configWith())
  const secret = await readFile(fileOf('token'), 'utf8')
  for (const invalidSecret of ['', secret.slice(0, 10)]) {
    await writeFile(fileOf('token'), invalidSecret)
    await expect(readSecrets(configWith())).rejects.toThrow(`DATA_DIR: the secret in`)
  }
})
