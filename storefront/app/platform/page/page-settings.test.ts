// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { browserCommerce } from '../testing/test-commerce.ts'
import { readPageSettings, settingsAttributes } from './page-settings.ts'
import { shopOf } from './shop.ts'

const page = {
  commerce: browserCommerce(),
  locale: 'en-gb',
  accessKey: 'the-key',
  nonce: 'n',
} as const

test.each([true, false])(
  'scripts read from the page whether they send answers for validation: %s (SES-025)',
  (validatesAnswers) => {
    const rendered = document.implementation.createHTMLDocument()
    const attributes = settingsAttributes(
      shopOf({ ...page, validatesAnswers }, 'https://shop.test'),
    )
    for (const [name, value] of Object.entries(attributes)) {
      if (value !== undefined) rendered.documentElement.setAttribute(name, value)
    }
    expect(readPageSettings(rendered)).toMatchObject({
      locale: 'en-gb',
      siteId: 'CAIRN-GB',
      accessKey: 'the-key',
      validatesAnswers,
    })
  },
)
