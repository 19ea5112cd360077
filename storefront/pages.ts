import { fileURLToPath } from 'node:url'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ServerBuild } from 'react-router'
import type { Page } from './app/platform/page-context.ts'
import type { CreatePageHandler, PageHandler } from './app/platform/page-handler.ts'

export { sharedAddress } from './app/platform/shared-page.ts'
export { localeOf } from './app/platform/visitor-locale.ts'
export type { Page, PageHandler }

export type Pages = {
  answer: PageHandler
  /** Finished files with hashed names, to be served from the root and kept for ever. */
  assets: string
  /** In development only: Vite's own files, to be tried before the pages. */
  middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
  close: () => Promise<void>
}

export type Build = ServerBuild & {
  entry: { module: { createPageHandler: CreatePageHandler } }
}

const built = new URL('./build/', import.meta.url)

export async function openPages({ dev }: { dev: boolean }): Promise<Pages> {
  if (dev) return (await import('./dev-pages.ts')).openDevPages()
  const build: Build = await import(new URL('server/index.js', built).href)
  return {
    answer: build.entry.module.createPageHandler(build, 'production'),
    assets: fileURLToPath(new URL('client/', built)),
    close: async () => {},
  }
}
