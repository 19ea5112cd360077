import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const id = 'virtual:cairn/call-table'
const source = new URL('../../contract/src/calls.ts', import.meta.url)

/** Gives the browser the method and path of every call without its schemas. */
export function callTable(): Plugin {
  return {
    name: 'cairn-call-table',
    resolveId: (requested) => (requested === id ? `\0${id}` : undefined),
    async load(requested) {
      if (requested !== `\0${id}`) return undefined
      this.addWatchFile(fileURLToPath(source))
      const { calls } = await import(source.href)
      return `export const callTable = ${JSON.stringify(callTableOf(calls))}`
    },
  }
}

type CallDeclaration = { method: string; path: string; policy: string }

/** The third entry of a row is present if the call needs a session. */
export function callTableOf(calls: Record<string, CallDeclaration>) {
  return Object.fromEntries(
    Object.entries(calls).map(([name, { method, path, policy }]) => [
      name,
      policy === 'anyone' || policy === 'provider' ? [method, path] : [method, path, 1],
    ]),
  )
}
