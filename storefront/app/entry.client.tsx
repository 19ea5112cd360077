import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { followCart } from './cart/follow-cart.ts'
import { openMessages } from './platform/load-messages.ts'
import { MessagesProvider } from './platform/messages.tsx'

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
