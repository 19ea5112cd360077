import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { writeCompressedFiles } from '@cairn/server/http/precompressed-files'

const root = join(import.meta.dirname, '..')
const storefront = join(root, 'storefront')
const stamp = join(storefront, 'build', '.sources')

if (existsSync(join(storefront, 'vite.config.ts'))) {
  const sources = hashOf(sourcesOfPages())
  if (sources !== builtStamp()) await build(sources)
}

function sourcesOfPages(): string[] {
  const notSources = ['storefront/build/**', 'storefront/.react-router/**', '**/node_modules/**']
  const patterns = ['storefront/**', 'contract/src/**', 'package-lock.json']
  return globSync(patterns, { cwd: root, exclude: notSources })
    .filter((path) => statSync(join(root, path)).isFile() && !/\.test\.tsx?$/.test(path))
    .toSorted()
}

function hashOf(paths: string[]): string {
  const hash = createHash('sha256')
  for (const path of paths) {
    hash.update(`\n${path}\n`).update(readFileSync(join(root, path)))
  }
  return hash.digest('hex')
}

function builtStamp(): string | undefined {
  return existsSync(stamp) ? readFileSync(stamp, 'utf8') : undefined
}

async function build(sources: string): Promise<void> {
  console.log('Building the storefront …')
  rmSync(stamp, { force: true })
  const { status } = spawnSync(process.execPath, [reactRouter(), 'build'], {
    cwd: storefront,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (status !== 0) process.exit(status ?? 1)
  await writeCompressedFiles(join(storefront, 'build', 'client'))
  writeFileSync(stamp, sources)
}

function reactRouter(): string {
  const requireFromStorefront = createRequire(join(storefront, 'package.json'))
  return join(dirname(requireFromStorefront.resolve('@react-router/dev/package.json')), 'bin.cjs')
}
