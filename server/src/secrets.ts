import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from './config.ts'

export type Secrets = { token: string; challenge: string }

/** A real shop brings its secrets; the demo shop makes its own once and keeps them beside its data. */
export async function readSecrets(config: Config): Promise<Secrets> {
  return {
    token: config.TOKEN_SECRET ?? (await keptSecret(config.DATA_DIR, 'token')),
    challenge: config.CHALLENGE_SECRET ?? (await keptSecret(config.DATA_DIR, 'challenge')),
  }
}

async function keptSecret(folder: string, name: string): Promise<string> {
  const path = join(folder, 'secrets', name)
  await mkdir(join(folder, 'secrets'), { recursive: true })
  try {
    await writeFile(path, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  return readFile(path, 'utf8')
}
