import { fileURLToPath } from 'node:url'
import { createServer, isRunnableDevEnvironment } from 'vite'
import type { Build, Pages } from './pages.ts'

/** The pages during development, served by Vite in middleware mode. */
export async function openDevPages(): Promise<Pages> {
  const root = fileURLToPath(new URL('.', import.meta.url))
  const vite = await createServer({ root, server: { middlewareMode: true } })
  const { ssr } = vite.environments
  if (!isRunnableDevEnvironment(ssr)) throw new Error('Vite has no environment to run pages in.')
  return {
    async answer(request, page) {
      const build: Build = await ssr.runner.import('virtual:react-router/server-build')
      return build.entry.module.createPageHandler(build, 'development')(request, page)
    },
    assets: fileURLToPath(new URL('public/', import.meta.url)),
    middleware: vite.middlewares,
    close: () => vite.close(),
  }
}
