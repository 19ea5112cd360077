import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { compileCache } from '@cairn/server/testing/spawn-server'
import packageFile from '../../package.json' with { type: 'json' }

const root = join(import.meta.dirname, '..', '..')
const launcher = /^node tools\/run\.mjs (?:--with-pages )?/

type Setting = { cwd: string; env: NodeJS.ProcessEnv }

export type ScriptName = keyof typeof packageFile.scripts

/** Starts what a command of package.json starts, but in the directory and with the environment of a test. */
export const spawnScript = (
  [name, ...args]: readonly [ScriptName, ...string[]],
  { cwd, env }: Setting,
) =>
  spawn(process.execPath, [...scriptOf(name), ...args], {
    cwd,
    env: { PATH: process.env['PATH'] ?? '', NODE_COMPILE_CACHE: compileCache, ...env },
  })

export async function runScript(command: readonly [ScriptName, ...string[]], setting: Setting) {
  const child = spawnScript(command, setting)
  const closed = new Promise((resolve) => child.once('close', resolve))
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { code: await closed, stdout, stderr }
}

/** The path of the script and the arguments that package.json gives it. */
function scriptOf(name: ScriptName): string[] {
  const command = packageFile.scripts[name]
  if (!launcher.test(command)) throw new Error(`${name} is not started by tools/run.mjs`)
  const [path = '', ...args] = command.replace(launcher, '').split(' ')
  return [join(root, path), ...args]
}
