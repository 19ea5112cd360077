/** What the page tells its scripts about the shop; read from the attributes of its root element. */
export type PageSettings = {
  locale: string
  siteId: string
  region: string
  accessKey: string
  /** Whether every answer is sent back to be held against its contract. */
  validatesAnswers: boolean
  /** Whether forms that ask for it have to bring a solved captcha. */
  asksForCaptcha: boolean
  /** Whether an address of the checkout is such a form. */
  asksCaptchaForAddress: boolean
}

export const settingsAttributes = (settings: PageSettings) => ({
  'data-locale': settings.locale,
  'data-site': settings.siteId,
  'data-region': settings.region,
  'data-access-key': settings.accessKey,
  'data-validates-answers': settings.validatesAnswers ? '' : undefined,
  'data-asks-for-captcha': settings.asksForCaptcha ? '' : undefined,
  'data-captcha-for-address': settings.asksCaptchaForAddress ? '' : undefined,
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
    asksCaptchaForAddress: dataset['captchaForAddress'] !== undefined,
  }
}
