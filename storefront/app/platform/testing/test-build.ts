import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

/** Vitest runs this once before the storefront's tests, which need the built pages. */
export function setup() {
  const build = join(import.meta.dirname, '../../../../tools/build-storefront.ts')
  const { status, stdout, stderr } = spawnSync(process.execPath, [build], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${stdout}${stderr}`)
}
