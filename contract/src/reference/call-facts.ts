import type { Call, Policy, RateClass, RepeatBehaviour } from '../wire/call.ts'

const access: Record<Policy, string> = {
  anyone: 'Needs no session.',
  session: 'Needs a session of a guest or a shopper.',
  shopper: 'Needs the session of a signed-in shopper.',
  ownCart: 'Needs the session that owns the cart; for others the cart does not exist.',
  ownOrder:
    'Needs the session that owns the order, or the ticket of the order in the query `st`; for others the order does not exist.',
  agent: 'Needs the in-store session of a member of the store staff.',
  agentCart: 'Needs the in-store session of a member of the store staff, and its own cart.',
  provider: 'Needs the signature of the payment provider instead of a session.',
}

const repeats: Record<RepeatBehaviour, string> = {
  safe: 'Changes nothing.',
  repeatable: 'A repeated request has the same effect as one.',
  keyed: 'A repeated request with the same `idempotency-key` gets the answer of the first one.',
  counted: 'A repeated request takes effect again.',
}

const limits: Partial<Record<RateClass, string>> = {
  document: 'Limited, because a document is rendered for each request.',
  token: 'Limited, because it opens sessions.',
  credentials: 'Strictly limited, because passwords and codes could be guessed with it.',
  guess: 'Strictly limited, because codes and numbers could be guessed with it.',
  send: 'Strictly limited, because it sends a mail or a message.',
}

/** Who may make a call, in words. */
export const accessText = ({ policy }: Pick<Call, 'policy'>): string => access[policy]

/** The effect of a repeated request, in words. */
export const repeatText = ({ repeat }: Pick<Call, 'repeat'>): string => repeats[repeat]

/** Why a call is limited more than others; undefined if it is not. */
export const limitText = ({ rate }: Pick<Call, 'rate'>): string | undefined => limits[rate]
