/** Settings that scripts read from the attributes of the page's root element. */
export type PageSettings = {
  locale: string
  siteId: string
  region: string
  accessKey: string
  /** Whether every answer is sent back to be validated against the contract. */
  validatesAnswers: boolean
  /** Whether protected forms have to send a solved captcha. */
  asksForCaptcha: boolean
  /** Whether the address form of the checkout is protected by a captcha too. */
  captchaForAddress: boolean
  /** Whether unpublished content may be requested. */
  canPreview: boolean
}

export const settingsAttributes = (settings: PageSettings) => ({
  'data-locale': settings.locale,
  'data-site': settings.siteId,
  'data-region': settings.region,
  'data-access-key': settings.accessKey,
  'data-validates-answers': settings.validatesAnswers ? '' : undefined,
  'data-asks-for-captcha': settings.asksForCaptcha ? '' : undefined,
  'data-captcha-for-address': settings.captchaForAddress ? '' : undefined,
  'data-can-preview': settings.canPreview ? '' : undefined,
})

export function readPageSettings(page: Document): PageSettings {
  const { dataset } = page.documentElement
  return {
    locale: dataset['locale'] ?? '',
    siteId: dataset['site'] ?? '',
    region: dataset['region'] ?? '',
    accessKey: dataset['accessKey'] ?? '',
    validatesAnswers: dataset['validatesAnswers'] !== undefined,
    asksForCaptcha: dataset['asksForCaptcha'] !== undefined,
    captchaForAddress: dataset['captchaForAddress'] !== undefined,
    canPreview: dataset['canPreview'] !== undefined,
  }
}
