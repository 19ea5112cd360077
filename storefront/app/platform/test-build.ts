import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

/** Vitest runs this once before all tests of the storefront: they look at the finished pages. */
export function setup() {
  const build = join(import.meta.dirname, '../../../tools/build-storefront.ts')
  const { status, stdout, stderr } = spawnSync(process.execPath, [build], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${stdout}${stderr}`)
}
