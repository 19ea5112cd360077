import { allowedCodes, consentVersion, isChoiceMissing } from '@cairn/contract/consent/consent'
import { data, redirect } from 'react-router'
import { consentOfRequest } from '../platform/consent.server.ts'
import type { PageContext } from '../platform/page/page-context.ts'
import { codesInForm, consentPage } from './choose-consent.ts'
import type { CookieSettings } from './cookie-settings-page.tsx'

const savedParameter = 'saved'

/** The page with the settings. Undefined for every other page. */
export function readCookieSettings(
  page: PageContext,
  { request, slug, query }: { request: Request; slug: string; query: URLSearchParams },
): CookieSettings | undefined {
  if (slug !== consentPage) return undefined
  const facts = consentOfRequest(request, page)
  const { choice, region, hasPrivacyControl } = facts
  const counts = choice !== undefined && !isChoiceMissing(facts)
  return {
    allowed: allowedCodes(facts),
    choice: counts
      ? { chosenAt: choice.chosenAt.toISOString(), consentId: choice.consentId }
      : undefined,
    asksFirst: region === 'EMEA',
    hasPrivacyControl,
    isSaved: query.has(savedParameter),
    usesGoogle: page.measurementId !== undefined,
  }
}

/** Records the choice of a form, which the banner sends as well. Undefined for the forms of other pages. */
export async function saveConsent(
  { commerce, locale }: Pick<PageContext, 'commerce' | 'locale'>,
  { page, form }: { page: string; form: FormData },
) {
  if (page !== consentPage) return undefined
  const version = Number(form.get('version'))
  const body = {
    version: Number.isInteger(version) && version > 0 ? version : consentVersion,
    codes: [...codesInForm(form)],
    source: form.get('source') === 'banner' ? ('banner' as const) : ('settings' as const),
  }
  const result = await commerce.recordConsent({ body })
  if (result.ok) return redirect(`/${locale}/${consentPage}?${savedParameter}`, 303)
  const { message, status } = result.refusal
  return data({ consentError: message }, { status })
}
