import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { watchCart } from './cart/state/cart-store.ts'
import { startLoadingMessages, MessagesProvider } from './platform/text/messages.tsx'

/** Called when the modules of the page's routes are loaded. See platform/page/defer-scripts.ts. */
export function hydrate() {
  watchCart()
  const messages = startLoadingMessages(document)

  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <MessagesProvider value={messages}>
          <HydratedRouter />
        </MessagesProvider>
      </StrictMode>,
    )
  })

  setTimeout(messages.loadAll)
  if (document.querySelector('.site-footer')) loadFrame()
}

/** Loads what follows hydration while React hydrates. A component that needs it tries again if this fails. */
const loadFrame = () => void import('./navigation/page-shell.tsx').catch(() => {})

// During development the router imports this module last, without calling `hydrate`.
if (import.meta.env.DEV) hydrate()
