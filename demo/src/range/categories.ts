import { equipment } from './categories/equipment.ts'
import { kids } from './categories/kids.ts'
import { men } from './categories/men.ts'
import { women } from './categories/women.ts'

export const departments = [women, men, kids, equipment] as const
