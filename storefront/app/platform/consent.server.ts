import { choiceFromText, consentCookie, type ConsentFacts } from '@cairn/contract/consent/consent'
import { siteOf } from '@cairn/contract/sites/sites'
import { cookieOf } from './cookies.ts'
import type { PageContext } from './page/page-context.ts'
import { isPreviewRequest } from './page/preview-request.ts'

/**
 * What the visitor of a page allows, like `consent.ts` in the browser. Only for pages that are rendered for each request:
 * cached pages are the same for everybody and know nobody's choice.
 */
export function consentOfRequest(
  request: Request,
  { locale, canPreview = false }: Pick<PageContext, 'locale' | 'canPreview'>,
): ConsentFacts {
  const { headers } = request
  return {
    region: siteOf(locale).region,
    isPreview: canPreview && isPreviewRequest(request),
    choice: choiceFromText(cookieOf(headers.get('cookie') ?? '', consentCookie)),
    hasPrivacyControl: headers.get('sec-gpc') === '1',
  }
}
