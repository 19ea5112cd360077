import type { Page } from 'playwright-core'
import type { SignInTexts } from '../texts/sign-in-texts.ts'

/** The password of every account of the demo. */
export const demoPassword = 'Trailhead1'

/** The form of the sign-in page and of the sign-in dialog. */
export const signInForm = (page: Page, texts: SignInTexts) => {
  const button = page.getByRole('button', { name: texts.signIn, exact: true })
  const email = page.getByLabel(texts.email, { exact: true })
  const password = page.getByLabel(texts.password, { exact: true })
  return {
    link: page.getByRole('link', { name: texts.signIn, exact: true }),
    button,
    email,
    password,
    async send(typedEmail: string, typedPassword = demoPassword) {
      await email.fill(typedEmail)
      await password.fill(typedPassword)
      await button.click()
    },
  }
}
