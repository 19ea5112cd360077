import { readChallenge } from './bot-defence.ts'
import type { Call } from './call.ts'
import { addItem, changeItem, createCart, createCartWithItem, readCart, removeItem } from './cart.ts'
import { requestToken, signIn, signOut, agentSignIn } from './sessions.ts'

export const calls = {
  readChallenge,
  requestToken,
  signIn,
  signOut,
  agentSignIn,
  createCart,
  createCartWithItem,
  readCart,
  addItem,
  changeItem,
  removeItem,
} as const satisfies Record<string, Call>

export type CallName = keyof typeof calls
