import { posix } from 'node:path'
import type { FileMeasures } from './file-measures.ts'

/** For each file the files that it imports: all of them, or those that are evaluated with it. */
export type ImportGraph = Map<string, Set<string>>

export function importGraph(
  files: readonly FileMeasures[],
  { evaluatedOnly }: { evaluatedOnly: boolean },
): ImportGraph {
  const paths = new Set(files.map(({ path }) => path))
  return new Map(
    files.map(({ path, imports }) => [
      path,
      new Set(
        imports
          .filter(({ isTypeOnly, isLazy }) => !evaluatedOnly || !(isTypeOnly || isLazy))
          .map(({ specifier }) => resolveSpecifier(path, specifier, paths))
          .filter((target) => target !== undefined),
      ),
    ]),
  )
}

export function resolveSpecifier(
  from: string,
  specifier: string,
  paths: ReadonlySet<string>,
): string | undefined {
  const workspace = /^@cairn\/([^/]+)\/(.+)$/.exec(specifier)
  const basePath = workspace
    ? `${workspace[1]}/src/${workspace[2]}`
    : posix.join(posix.dirname(from), specifier)
  return [basePath, `${basePath}.ts`, `${basePath}.tsx`].find((path) => paths.has(path))
}

/** The groups of files that import each other, found by Tarjan's algorithm. */
export function importCycles(graph: ImportGraph): string[][] {
  const indexOf = new Map<string, number>()
  const lowestIndexes = new Map<string, number>()
  const stack: string[] = []
  const cycles: string[][] = []

  function visit(path: string): number {
    const index = indexOf.size
    indexOf.set(path, index)
    lowestIndexes.set(path, index)
    stack.push(path)
    for (const target of graph.get(path) ?? []) {
      const lowestIndex = indexOf.has(target)
        ? stack.includes(target)
          ? (indexOf.get(target) ?? index)
          : index
        : visit(target)
      lowestIndexes.set(path, Math.min(lowestIndexes.get(path) ?? index, lowestIndex))
    }
    if (lowestIndexes.get(path) === index) {
      const group = stack.splice(stack.indexOf(path))
      if (group.length > 1) cycles.push(group)
    }
    return lowestIndexes.get(path) ?? index
  }

  for (const path of graph.keys()) if (!indexOf.has(path)) visit(path)
  return cycles
}

export function importersOf(graph: ImportGraph): Map<string, string[]> {
  const importers = new Map<string, string[]>()
  for (const [path, targets] of graph) {
    for (const target of targets) importers.set(target, [...(importers.get(target) ?? []), path])
  }
  return importers
}
