import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

export const root = join(import.meta.dirname, '..', '..')

const plantedTrees: string[] = []

/** Creates a temporary tree with the given settings files of this project and the given files. */
export function plantedTree(settings: string[], files: Record<string, string>): string {
  const tree = mkdtempSync(join(tmpdir(), 'cairn-planted-'))
  plantedTrees.push(tree)
  for (const path of settings) cpSync(join(root, path), join(tree, path), { recursive: true })
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(tree, path)), { recursive: true })
    writeFileSync(join(tree, path), text)
  }
  return tree
}

export function removePlantedTrees(): void {
  for (const tree of plantedTrees.splice(0)) rmSync(tree, { recursive: true, force: true })
}

export function withPackages(tree: string): string {
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'), 'junction')
  return tree
}

/** Runs a tool of this project in the tree and returns its output. */
export function runIn(tree: string, tool: string, ...args: string[]) {
  const script = join(root, 'node_modules', tool)
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    cwd: tree,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
  return { status, output: `${stdout}${stderr}`, stdout }
}
