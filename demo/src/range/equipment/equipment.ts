import type { StyleIdea } from '../idea.ts'

export const equipmentRange: readonly StyleIdea[] = []
