import { z } from 'zod'
import { locales } from './sites.ts'

export const locale = z.enum(locales)
