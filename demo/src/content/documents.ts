import { footer } from './footer.ts'
import { fragments } from './fragments.ts'
import { home } from './home.ts'
import { menu } from './menu.ts'
import { fieldNotes } from './pages/field-notes.ts'
import { typeset } from './typeset.ts'

/** The pages, menus and footers of the demo shop, as their authors would hand them in. */
export const demoDocuments = (): readonly unknown[] =>
  [home, menu, footer, ...fragments, ...fieldNotes].map((document) => typeset(document))
