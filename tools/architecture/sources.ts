import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

export type Source = { path: string; text: string }

/** Returns one line for each violation. */
export type Rule = (sources: Source[]) => string[]

const ignoredFolders = ['node_modules', 'build', '.react-router', '.git', '.data', '.cache']
/** The picture generator has checks of its own. */
const ignoredPaths = ['picture-generator/src']
const isText =
  /\.(ts|tsx|mjs|js|json|sql|css|html|md|txt|tsv|sh|yml|yaml|svg)$|(^|\/)(\.[\w.-]+|LICENSE|run)$/

/** Reads every text file of the project, so that the rules themselves need no disk. */
export function readSources(root: string): Source[] {
  return filesBelow(root, '')
    .filter((path) => isText.test(path))
    .toSorted()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}

function filesBelow(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !ignoredFolders.includes(name))
    .flatMap((entry) => {
      const path = posix.join(folder, entry.name)
      if (ignoredPaths.includes(path)) return []
      if (entry.isDirectory()) return filesBelow(root, path)
      return entry.isFile() ? [path] : []
    })
}

export const isCode = ({ path }: Source): boolean => /\.(ts|tsx|mjs)$/.test(path)

export const isTest = ({ path }: Source): boolean =>
  /\.test\.tsx?$/.test(path) ||
  posix.basename(path).startsWith('test-') ||
  /^(e2e|commerce\/src\/testing)\//.test(path)

/** Files of commerce without a suffix, and the contract, have no side effects. */
export const isDecision = (source: Source): boolean =>
  isCode(source) &&
  !isTest(source) &&
  (source.path.startsWith('contract/src/') ||
    (/^commerce\/src\/(?!platform\/)[^/]+\//.test(source.path) &&
      !/-(store|flow|routes|wire|jobs|guard|provider)\.ts$/.test(source.path)))

/** Keeps strings as they are, so that a URL in one is not taken for a comment. */
export const withoutComments = (code: string): string =>
  code.replace(
    /('(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`)|\/\/[^\n]*|\/\*[\s\S]*?\*\//g,
    (_, string: string | undefined) => string ?? ' ',
  )
