import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { pageContext, type Page } from './page-context.ts'

export type PageHandler = (request: Request, page: Page) => Promise<Response>

/** Exported by the server's entry, so that router and context are those of the build itself. */
export function createPageHandler(
  build: ServerBuild,
  mode: 'development' | 'production',
): PageHandler {
  const handle = createRequestHandler(build, mode)
  return (request, page) => {
    const context = new RouterContextProvider()
    context.set(pageContext, page)
    return handle(request, context)
  }
}
