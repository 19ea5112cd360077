import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** An import that runs later, and the scripts that load together with it. */
type LaterImport = { script: string; together: string[] }
type Script = { imports: string[]; laterImports: LaterImport[] }

export const scriptsNamedIn = (html: string): Set<string> =>
  new Set(Array.from(html.matchAll(/\/assets\/([\w.-]+\.js)/g), ([, name = '']) => name))

/** The name of a chunk, without the hash of its content. */
export const chunkOf = (script: string): string => script.replace(/-[\w-]{8}\.js$/, '')

/**
 * The scripts that a page loads before anybody uses it: those that its HTML names, those of the second wave, and those
 * that only the second wave asks for. The chunks that follow hydration are listed by name.
 */
export function scriptsBeforeUse(html: string, assets: string, chunksAfterHydration: string[]) {
  const read = (name: string) => readScript(join(assets, 'assets', name))
  const laterImports = (names: Iterable<string>) =>
    [...names]
      .flatMap((name) => read(name).laterImports)
      .filter(({ script }) => chunksAfterHydration.includes(chunkOf(script)))
  const named = scriptsNamedIn(html)
  const secondWave = new Set(
    laterImports(named)
      .flatMap(({ script, together }) => [script, ...together])
      .filter((script) => !named.has(script)),
  )
  const thirdWave = [
    ...[...secondWave].flatMap((name) => read(name).imports),
    ...laterImports(secondWave).map(({ script }) => script),
  ].filter((script) => !named.has(script) && !secondWave.has(script))
  return { named, secondWave, thirdWave }
}

const readScripts = new Map<string, Script>()

function readScript(path: string): Script {
  const script = readScripts.get(path) ?? parseScript(readFileSync(path, 'utf8'))
  readScripts.set(path, script)
  return script
}

/** Reads what the bundler has written: its imports, and the list that it adds to each later import. */
function parseScript(code: string): Script {
  const [, list = ''] = /m\.f\|\|\(m\.f=\[([^\]]*)\]/.exec(code) ?? []
  const preloads = Array.from(list.matchAll(/"([^"]+)"/g), ([, path = '']) => path)
  const imports = Array.from(
    code.matchAll(/(?:\bfrom|\bimport)\s*["`']\.\/([\w.-]+\.js)["`']/g),
    ([, name = '']) => name,
  )
  const laterImports = Array.from(
    code.matchAll(
      /import\([`"']\.\/([\w.-]+\.js)[`"']\)(?:(?!import\().)*?,(?:__vite__mapDeps\(\[([\d,]*)\]\)|\[\])/gs,
    ),
    ([, script = '', indexes = '']) => ({
      script,
      together: indexes
        .split(',')
        .map((index) => preloads[Number(index)] ?? '')
        .filter((path) => indexes !== '' && path.endsWith('.js'))
        .map((path) => path.replace('assets/', '')),
    }),
  )
  return { imports, laterImports }
}
