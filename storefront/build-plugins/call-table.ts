import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const id = 'virtual:cairn/call-table'
const source = new URL('../../contract/src/calls.ts', import.meta.url)

/** Gives the browser the method and the path of every call, and nothing of its schemas. */
export function callTable(): Plugin {
  return {
    name: 'cairn-call-table',
    resolveId: (wanted) => (wanted === id ? `\0${id}` : undefined),
    async load(wanted) {
      if (wanted !== `\0${id}`) return undefined
      this.addWatchFile(fileURLToPath(source))
      const { calls } = await import(source.href)
      return `export const callTable = ${JSON.stringify(tableOf(calls))}`
    },
  }
}

type Declared = { method: string; path: string; policy: string }

/** The third entry of a row says that the call needs a session. */
export function tableOf(calls: Record<string, Declared>) {
  return Object.fromEntries(
    Object.entries(calls).map(([name, { method, path, policy }]) => [
      name,
      policy === 'anyone' || policy === 'provider' ? [method, path] : [method, path, 1],
    ]),
  )
}
