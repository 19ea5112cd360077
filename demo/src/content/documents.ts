import { footer } from './footer.ts'
import { fragments } from './fragments.ts'
import { home } from './home.ts'
import { menu } from './menu.ts'
import { fieldNotes } from './pages/field-notes.ts'
import { newsletterPopup } from './popups.ts'
import { promoBar } from './promo-bar.ts'
import { typesetDocument } from './typeset.ts'

/** The pages, menus and footers of the demo shop, as their authors would hand them in. */
export const demoDocuments = (): object[] =>
  [home, menu, footer, ...fragments, promoBar, newsletterPopup, ...fieldNotes].map((document) =>
    typesetDocument(document),
  )
