import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { calls } from '@cairn/contract/calls'
import { readArguments, refuseArguments } from '@cairn/server/commands/command-arguments'
import {
  collectNamed,
  countByArea,
  idsInTest,
  idsInText,
  type FilesById,
  notServed,
  readRequirements,
  type Requirement,
  unknownIds,
} from './requirements.ts'

const root = join(import.meta.dirname, '../..')
const checkedByEye = 'docs/visual-checks.md'
const usage = `npm run spec -- [--area CART]

Prints the rows of the specification that no test names, or every row of one area with the tests that name it.`

const { area } = readArguments(usage, { options: { area: { type: 'string' } } }).values
const requirements = readRequirements(readText('docs/spec/requirements.tsv'))
if (area !== undefined && !requirements.some((row) => row.area === area)) {
  refuseArguments(`${area}: there is no such area.`, usage)
}
const namedIds = collectNamed([
  ...pathsOf('**/*.test.{ts,tsx}').map((path) => ({ path, ids: idsInTest(readText(path)) })),
  ...pathsOf(checkedByEye).map((path) => ({ path, ids: idsInText(readText(path)) })),
])
const unknown = unknownIds(namedIds, requirements)

if (area === undefined) printAll()
else printArea(requirements.filter((row) => row.area === area))
for (const id of unknown) console.error(`No row has the id ${id}`)
process.exitCode = unknown.length > 0 ? 1 : 0

function printAll(): void {
  const unnamedRequirements = requirements.filter(({ id }) => !namedIds.has(id))
  for (const { id, requirement } of unnamedRequirements)
    console.log(`${id.padEnd(10)} ${requirement}`)
  console.log(
    unnamedRequirements.length > 0
      ? '\nNo test names the rows above.\n'
      : 'Tests name every row.\n',
  )
  for (const row of countByArea(requirements, namedIds)) printCount(row)
  printCount({
    area: 'all',
    named: requirements.length - unnamedRequirements.length,
    total: requirements.length,
  })
  printCalls()
}

function printArea(rows: Requirement[]): void {
  for (const { id, requirement, check } of rows) {
    console.log(
      `${id}  ${requirement}\n    check: ${check}\n    named: ${pathsNaming(namedIds, id)}\n`,
    )
  }
  for (const row of countByArea(rows, namedIds)) printCount(row)
}

function printCount(count: { area: string; named: number; total: number }): void {
  console.log(`${count.area.padEnd(6)} ${`${count.named}`.padStart(5)} / ${count.total}`)
}

function printCalls(): void {
  const names = Object.keys(calls)
  const missing = notServed(names, pathsOf('commerce/src/**/*-routes.ts').map(readText))
  console.log(`\n${names.length - missing.length} of ${names.length} declared calls are built.`)
  if (missing.length > 0) console.log(`Not built: ${missing.join(', ')}`)
}

function pathsNaming(filesById: FilesById, id: string): string {
  return filesById.get(id)?.join(', ') ?? 'nowhere'
}

function pathsOf(pattern: string): string[] {
  const exclude = ['**/node_modules/**', '**/build/**', 'tools/**']
  return globSync(pattern, { cwd: root, exclude })
}

function readText(path: string): string {
  return readFileSync(join(root, path), 'utf8')
}
