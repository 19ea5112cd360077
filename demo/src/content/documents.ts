import { footer } from './footer.ts'
import { fragments } from './fragments.ts'
import { home } from './home.ts'
import { listingStories } from './listing-stories.ts'
import { menu } from './menu.ts'
import { eventsPage } from './pages/events.ts'
import { fieldNotes } from './pages/field-notes.ts'
import { helpPages } from './pages/help/help.ts'
import { housePages } from './pages/house/house.ts'
import { surroundingPages } from './pages/surroundings.ts'
import { termsPages } from './pages/terms/terms.ts'
import { popups } from './popups.ts'
import { promoBar } from './promo-bar.ts'
import { typesetDocument } from './typeset.ts'

/** The pages, menus and footers of the demo shop, as their authors would hand them in. */
export const demoDocuments = (today: string): object[] =>
  [
    home,
    ...listingStories,
    menu,
    footer,
    ...fragments,
    promoBar,
    ...popups,
    ...fieldNotes,
    ...helpPages,
    ...housePages,
    ...termsPages,
    ...surroundingPages,
    eventsPage(today),
  ].map((document) => typesetDocument(document))
