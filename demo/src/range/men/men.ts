import type { StyleIdea } from '../idea.ts'

export const menRange: readonly StyleIdea[] = []
