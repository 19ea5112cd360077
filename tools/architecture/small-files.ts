import { posix } from 'node:path'
import { importersOf, resolveSpecifier } from '../measures/import-graph.ts'
import { importsOf, lazyImportsOf } from './imports.ts'
import { isCode, isTest, type Rule, type Source } from './sources.ts'

const minLines = 30

/** Small files that stay apart for a reason that no tool can see. */
const exceptions: Readonly<Record<string, string>> = {
  'tools/launch/server-process.mjs': 'the benchmarks load it too, by its URL',
  'sandbox/src/tokenise.ts': 'the only code that reads card numbers',
  'storefront/app/checkout/device-fingerprint.ts': 'the only code that reads traits of a device',
}

/** Suffixes that a file needs for what it does. */
const requiredSuffix = /(?:-(?:store|flow|routes|route|wire|guard|jobs|provider)|\.server)\.tsx?$/
/** Messages have a file for each language, however few they are. */
const notMerged = /\.(?:test|d|config)\.(?:tsx?|mjs)$|\/messages\/[\w-]+\.ts$/

/** A file that imports so many files of a folder, or of the same name, is a list of them. */
const listSize = 5

/**
 * A reader opens a file for each idea. A small one is part of the idea of its importer, unless several files import
 * it, it is loaded lazily or started by itself, its suffix requires it, it has a test or it is one entry of a list.
 */
export const smallFilesHaveReason: Rule = (sources) => {
  const files = sources.filter(isCode)
  const paths = new Set(files.map(({ path }) => path))
  const graphOf = (specifiersIn: (source: Source) => string[]) =>
    new Map(files.map((file) => [file.path, targetsOf(file, specifiersIn(file), paths)]))
  const graph = graphOf(importsOf)
  const importers = importersOf(graph)
  const lazyImporters = importersOf(graphOf(lazyImportsOf))

  const hasTest = (path: string) =>
    ['.test.ts', '.test.tsx'].some((end) => paths.has(path.replace(/\.\w+$/, end)))
  const isListed = (path: string, importer: string) =>
    [isIn(posix.dirname(path)), isNamed(posix.basename(path))].some(
      (isAlike) => [...(graph.get(importer) ?? [])].filter(isAlike).length >= listSize,
    )
  const hasReason = (path: string): boolean => {
    const [importer, ...others] = importers.get(path) ?? []
    return (
      importer === undefined ||
      others.length > 0 ||
      lazyImporters.has(path) ||
      hasTest(path) ||
      isListed(path, importer)
    )
  }

  return sources
    .filter((source) => isCode(source) && !isTest(source) && !notMerged.test(source.path))
    .filter(({ path, text }) => !requiredSuffix.test(path) && text.split('\n').length <= minLines)
    .filter(({ path }) => !Object.hasOwn(exceptions, path) && !hasReason(path))
    .map(({ path }) => `${path} has less than ${minLines} lines and only one importer: merge them`)
}

function targetsOf({ path }: Source, specifiers: string[], paths: ReadonlySet<string>) {
  const targets = specifiers
    .map((specifier) => resolveSpecifier(path, specifier, paths))
    .filter((target) => target !== undefined)
  return new Set(targets)
}

const isIn = (folder: string) => (path: string) => posix.dirname(path) === folder
const isNamed = (name: string) => (path: string) => posix.basename(path) === name
