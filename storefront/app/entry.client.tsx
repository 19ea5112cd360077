import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { followCart } from './cart/follow-cart.ts'
import { answerChallenges } from './platform/challenge-event.ts'
import { loadMessages } from './platform/load-messages.ts'
import { MessagesProvider } from './platform/messages.tsx'

answerChallenges()
followCart()
const messages = await loadMessages(document.documentElement.lang)

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
