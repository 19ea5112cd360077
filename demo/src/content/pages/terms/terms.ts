import { brandTerms } from './brand-terms.ts'
import { imprint } from './imprint.ts'
import { privacy } from './privacy.ts'
import { programmeTerms } from './programmes.ts'

export const termsPages = [privacy, brandTerms, imprint, ...programmeTerms]
