import type { StyleIdea } from '../idea.ts'

export const womenRange: readonly StyleIdea[] = []
