import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { plantAll } from './planted.ts'
import { runTool } from '../run-tool.ts'

const requiredPercent = 85

const folder = mkdtempSync(join(tmpdir(), 'cairn-mutants-'))
const result = join(folder, 'result.json')
const vitest = 'node_modules/vitest/vitest.mjs'
const config = 'tools/mutation/vitest.config.ts'
const exitCode = await runTool(vitest, ['run', '--config', config], { MUTATION_RESULT: result })
process.exitCode = exitCode === 0 ? printResult(result) : exitCode
rmSync(folder, { recursive: true })

function printResult(file: string): number {
  const found: { noticed: number[] } = JSON.parse(readFileSync(file, 'utf8'))
  const noticed = new Set(found.noticed)
  const { mutants } = plantAll()
  for (const { id, path, line, from, to } of mutants) {
    if (!noticed.has(id)) console.log(`${path}:${line}  ${short(from)}  →  ${short(to)}`)
  }
  for (const [path, own] of Map.groupBy(mutants, (mutant) => mutant.path)) {
    const noticedHere = own.filter(({ id }) => noticed.has(id)).length
    console.log(`${path}: ${noticedHere} of ${own.length}`)
  }
  const percent = (100 * noticed.size) / mutants.length
  console.log(`${noticed.size} of ${mutants.length} mutants noticed: ${percent.toFixed(1)} percent`)
  return percent >= requiredPercent ? 0 : 1
}

function short(code: string): string {
  return code.replaceAll(/\s+/g, ' ').slice(0, 60)
}
