import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const id = 'virtual:cairn/message-files'
const languages = ['en', 'fr', 'de', 'it', 'es']

/** Tells the server under which address each language's messages are, so that pages can name theirs. */
export function messageFiles(): Plugin {
  let manifest: string | undefined
  return {
    name: 'cairn-message-files',
    configResolved({ command, root }) {
      if (command === 'build') manifest = join(root, 'build/client/.vite/manifest.json')
    },
    resolveId: (wanted) => (wanted === id ? `\0${id}` : undefined),
    async load(wanted) {
      if (wanted !== `\0${id}`) return undefined
      return `export const messageFiles = ${JSON.stringify(await addresses(manifest))}`
    },
  }
}

type Manifest = Record<string, { file: string }>

async function addresses(manifest: string | undefined): Promise<Record<string, string>> {
  const sources = languages.map((language) => [language, `app/messages/${language}.ts`] as const)
  if (!manifest) return Object.fromEntries(sources.map(([name, source]) => [name, `/${source}`]))
  const built: Manifest = JSON.parse(await readFile(manifest, 'utf8'))
  return Object.fromEntries(
    sources.map(([name, source]) => {
      const file = built[source]?.file
      if (!file) throw new Error(`The client build has no file for ${source}.`)
      return [name, `/${file}`]
    }),
  )
}
