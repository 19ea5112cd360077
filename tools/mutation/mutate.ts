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
  const testResult: { noticed: number[] } = JSON.parse(readFileSync(file, 'utf8'))
  const noticedIds = new Set(testResult.noticed)
  const { mutants } = plantAll()
  for (const { id, path, line, from, to } of mutants) {
    if (!noticedIds.has(id)) console.log(`${path}:${line}  ${shorten(from)}  →  ${shorten(to)}`)
  }
  for (const [path, mutantsOfFile] of Map.groupBy(mutants, (mutant) => mutant.path)) {
    const noticedInFile = mutantsOfFile.filter(({ id }) => noticedIds.has(id)).length
    console.log(`${path}: ${noticedInFile} of ${mutantsOfFile.length}`)
  }
  const percent = (100 * noticedIds.size) / mutants.length
  console.log(
    `${noticedIds.size} of ${mutants.length} mutants noticed: ${percent.toFixed(1)} percent`,
  )
  return percent >= requiredPercent ? 0 : 1
}

function shorten(code: string): string {
  return code.replaceAll(/\s+/g, ' ').slice(0, 60)
}
