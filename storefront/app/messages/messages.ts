import type { en } from './en.ts'

export type MessageKey = keyof typeof en
export type Messages = Readonly<Record<MessageKey, string>>
