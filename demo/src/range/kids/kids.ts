import type { StyleIdea } from '../idea.ts'

export const kidsRange: readonly StyleIdea[] = []
