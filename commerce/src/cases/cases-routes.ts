import { contactUs, readContactCategories } from '@cairn/contract/contact'
import { openWarrantyCase } from '@cairn/contract/orders'
import { email as wellFormedEmail } from '@cairn/contract/person'
import { accept, refuse } from '@cairn/contract/result'
import { languageOf } from '@cairn/contract/sites'
import type { Captcha } from '../platform/defence/captcha.ts'
import type { Database } from '../platform/database/database.ts'
import { serve, serveAnybody } from '../platform/wire/serve.ts'
import type { Asked } from '../platform/wire/asked.ts'
import type { SessionGuards } from '../sessions/session-guard.ts'
import { repairAddress } from './case.ts'
import { openCase } from './cases-store.ts'
import { hasRoomUnproven } from './unproven-cases-store.ts'
import { categoriesIn, isKnownSubject } from './contact-subjects.ts'

type CaseNeeds = { database: Database; guards: SessionGuards; captcha: Captcha }

/** What people ask us, and what they would have us mend. */
export function casesRoutes({ database, guards, captcha }: CaseNeeds) {
  /** A form without scripts has no solution; a wrong one is worse than none. */
  const mayOpen = async (solved: string | undefined, { clientAddress }: Asked) =>
    (await captcha.isSolved(solved, 'case')) ||
    (solved === undefined && (await hasRoomUnproven(database, clientAddress)))

  return [
    serveAnybody(readContactCategories, guards.anyone, async ({ asked: { locale } }) =>
      accept({ categories: categoriesIn(languageOf(locale)) }),
    ),

    serve(contactUs, guards.session, async ({ grant: { consumerId }, body, asked }) => {
      const { locale } = asked
      const { recaptcha_response: solved, email: typed, ...told } = body
      const email = wellFormedEmail.safeParse(typed).data
      if (email === undefined) return refuse('emailMalformed')
      if (!isKnownSubject(told)) return refuse('fieldsInvalid')
      if (!(await mayOpen(solved, asked))) return refuse('captchaFailed')
      const opened = { consumerId, locale, email, told: { kind: 'contact', ...told } } as const
      return accept({ caseNumber: await openCase(database, opened) })
    }),

    serve(openWarrantyCase, guards.session, async ({ grant: { consumerId }, body, asked }) => {
      const { locale, site } = asked
      const { recaptcha_response: solved, email: typed, photos, ...about } = body
      const email = wellFormedEmail.safeParse(typed).data
      if (email === undefined) return refuse('emailMalformed')
      const address = repairAddress(about.address, site.country)
      if (!address.ok) return address
      if (!(await mayOpen(solved, asked))) return refuse('captchaFailed')
      const told = {
        kind: 'warranty',
        photoCount: photos.length,
        ...about,
        address: address.value,
      } as const
      return accept({
        caseNumber: await openCase(database, { consumerId, locale, email, told, photos }),
      })
    }),
  ]
}
