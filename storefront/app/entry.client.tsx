import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { followCart } from './cart/follow-cart.ts'
import { openMessages } from './platform/load-messages.ts'
import { MessagesProvider } from './platform/messages.tsx'

/** Called when the modules of the page's routes are there; see scripts-last.ts. */
export function hydrate() {
  followCart()
  const messages = openMessages(document)

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
}

// There the router imports it as it is, after all else.
if (import.meta.env.DEV) hydrate()
