import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { firstInteraction, whenUsed } from './platform/page/first-interaction.ts'
import { startLoadingMessages, MessagesProvider } from './platform/text/messages.tsx'

/**
 * Called when the modules of the page's routes are loaded. Resolves when all texts of the page's language are. See
 * platform/page/defer-scripts.ts.
 */
export function hydrate(): Promise<unknown> {
  const messages = startLoadingMessages(document)

  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <MessagesProvider value={messages}>
          <HydratedRouter onError={window.fail} />
        </MessagesProvider>
      </StrictMode>,
    )
  })

  whenUsed.then(watch).catch(() => {})
  return firstInteraction.then(messages.loadAll)
}

const watch = () => import('./analytics/background.ts').then((module) => module.watchInBackground())

// During development the router imports this module last, without calling `hydrate`.
if (import.meta.env.DEV) void hydrate()
