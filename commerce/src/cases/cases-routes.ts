import {
  contactUs,
  openWarrantyCase,
  readContactCategories,
  readOwnCases,
} from '@cairn/contract/cases/case-calls'
import { isWithdrawal } from '@cairn/contract/cases/withdrawal-subject'
import { email as wellFormedEmail } from '@cairn/contract/fields/person'
import { accept, refuse } from '@cairn/contract/refusals/result'
import type { Locale } from '@cairn/contract/sites/sites'
import type { Database } from '../platform/database/database.ts'
import { type Captcha, isSolvedOrCounted } from '../platform/defence/challenges.ts'
import { cleanPhoto } from '../platform/photos/clean-photo.ts'
import type { RequestContext } from '../platform/wire/request-context.ts'
import { serve, servePublic } from '../platform/wire/serve.ts'
import type { SessionGuards } from '../sessions/session-guard.ts'
import { type CaseSubmission, repairAddress } from './case.ts'
import { countUnverifiedCase, findOwnCases, openCase } from './cases-store.ts'
import { categoriesIn, isKnownSubject, subjectLabel } from './contact-subjects.ts'

type CaseRouteDeps = { database: Database; guards: SessionGuards; captcha: Captcha }

const subjectOf = (submission: CaseSubmission, locale: Locale): string =>
  submission.kind === 'warranty'
    ? submission.product
    : (subjectLabel(submission, locale) ?? submission.subject)

type OwnCase = Awaited<ReturnType<typeof findOwnCases>>[number]

const answerOfCases = (cases: readonly OwnCase[], locale: Locale) =>
  cases.map(({ caseNumber, submission, openedAt }) => ({
    caseNumber,
    kind: submission.kind,
    subject: subjectOf(submission, locale),
    openedAt: openedAt.toISOString(),
  }))

/** The contact form and the warranty form. */
export function casesRoutes({ database, guards, captcha }: CaseRouteDeps) {
  const mayOpen = (solution: string | undefined, { clientIp }: RequestContext) =>
    isSolvedOrCounted(captcha, { solution, action: 'case' }, () =>
      countUnverifiedCase(database, clientIp),
    )

  return [
    servePublic(readContactCategories, guards.anyone, async ({ context: { locale } }) =>
      accept({ categories: categoriesIn(locale) }),
    ),

    serve(readOwnCases, guards.shopper, async ({ access: { consumerId }, context: { locale } }) =>
      accept({ cases: answerOfCases(await findOwnCases(database, consumerId), locale) }),
    ),

    serve(contactUs, guards.session, async ({ access: { consumerId }, body, context }) => {
      const { recaptcha_response: solution, email: input, ...submission } = body
      const email = wellFormedEmail.safeParse(input).data
      if (email === undefined) return refuse('emailMalformed')
      if (!isKnownSubject(submission)) return refuse('fieldsInvalid')
      if (submission.message === '' && !isWithdrawal(submission)) return refuse('fieldsInvalid')
      if (!(await mayOpen(solution, context))) return refuse('captchaFailed')
      const newCase = {
        consumerId,
        locale: context.locale,
        email,
        submission: { kind: 'contact', ...submission },
      } as const
      const { caseNumber, openedAt } = await openCase(database, newCase)
      return accept({ caseNumber, openedAt: openedAt.toISOString() })
    }),

    serve(openWarrantyCase, guards.session, async ({ access: { consumerId }, body, context }) => {
      const { recaptcha_response: solution, email: input, photos, ...details } = body
      const email = wellFormedEmail.safeParse(input).data
      if (email === undefined) return refuse('emailMalformed')
      const address = repairAddress(details.address, context.site.country)
      if (!address.ok) return address
      if (!(await mayOpen(solution, context))) return refuse('captchaFailed')
      const cleanPhotos = await Promise.all(
        photos.map(({ content }) => cleanPhoto(Buffer.from(content, 'base64'))),
      )
      if (cleanPhotos.includes(undefined)) return refuse('fieldsInvalid')
      const submission = {
        kind: 'warranty',
        photoCount: photos.length,
        ...details,
        address: address.value,
      } as const
      const { caseNumber } = await openCase(database, {
        consumerId,
        locale: context.locale,
        email,
        submission,
        photos: cleanPhotos.flatMap((photo) => photo ?? []),
      })
      return accept({ caseNumber })
    }),
  ]
}
