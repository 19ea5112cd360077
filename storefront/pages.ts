import type { IncomingMessage, ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'
import type { ServerBuild } from 'react-router'
import type { CreatePageHandler, PageHandler } from './app/page-handler.ts'
import type { PageContext } from './app/platform/page/page-context.ts'

export { isPreviewRequest } from './app/platform/page/preview-request.ts'
export { sharedPageUrl } from './app/platform/page/shared-page.ts'
export { localeOf } from './app/platform/page/visitor-locale.ts'
export type { PageContext, PageHandler }

export type Pages = {
  answer: PageHandler
  /** The folder of files with hashed names, which are served from the root and cached for ever. */
  assets: string
  /** In development only: serves Vite's own files before the pages. */
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
