import { existsSync, readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { StartupError } from '@cairn/server/config/startup-error'

/** The text of a file that a command was given. In another encoding, letters would be replaced without a notice. */
export function readTextFile(name: string): string {
  // npm changes to the root of the project; the file name is relative to the folder of the caller.
  const path = resolve(process.env['INIT_CWD'] ?? '.', name)
  if (!existsSync(path)) throw new StartupError(`${name}: there is no such file.`)
  if (!statSync(path).isFile()) throw new StartupError(`${name}: this is no file.`)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path))
  } catch {
    throw new StartupError(`${name}: this file is not UTF-8.`)
  }
}
