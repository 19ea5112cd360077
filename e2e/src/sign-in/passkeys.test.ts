import { messageFor } from '@cairn/contract/refusals/refusal-messages'
import { languageOf } from '@cairn/contract/sites/sites'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { focusedField } from '../browser/keyboard.ts'
import { layoutProblems } from '../browser/layout-problems.ts'
import { openPage } from '../browser/open-page.ts'
import { test } from '../browser/visit.ts'
import { tabletAndDesktop } from '../browser/window-sizes.ts'
import { demoPassword, signInForm } from '../pages/sign-in-form.ts'
import { createPurchaser } from '../purchases/purchasers.ts'
import { signInTexts } from '../texts/sign-in-texts.ts'
import { beforePlaceholder, firstSentence, inEachLocale } from '../texts/storefront-messages.ts'

const passkeyTexts = inEachLocale((translate, locale) => ({
  pages: translate('accountPages'),
  passkeys: translate('passkeysTitle'),
  name: translate('passkeyName'),
  currentPassword: translate('currentPassword'),
  add: translate('addPasskey'),
  added: translate('passkeyAdded'),
  exists: translate('passkeyExists'),
  neverUsed: translate('passkeyNeverUsed'),
  lastUsed: beforePlaceholder(translate('lastUsedOn')),
  renamePhone: translate('renamePasskeyNamed', { name: 'Phone' }),
  saveName: translate('saveName'),
  changesSaved: translate('changesSaved'),
  removeTablet: translate('removeNamed', { name: 'Tablet' }),
  confirmRemoval: translate('confirmRemoval'),
  removed: firstSentence(translate('passkeyRemoved')),
  signInWithPasskey: translate('signInWithPasskey'),
  currentPasswordWrong: messageFor('currentPasswordWrong', languageOf(locale)),
  passkeyRefused: messageFor('passkeyRefused', languageOf(locale)),
}))

/** A device that creates passkeys and signs with them, as if its user had shown a finger each time. */
async function attachDevice(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

/** A wrong password, and a passkey that was removed. */
const expectedProblems = /40[01]|417/

describe('a shopper adds a passkey by keyboard, signs in with it, renames and removes it', () => {
  test.for(tabletAndDesktop)('in $locale at $width px', async ({ locale, width }, { visit }) => {
    const texts = passkeyTexts[locale]
    const { email = '' } = await createPurchaser({ shopper: 'shopper', payment: 'card' })
    const { page } = await visit({ locale, width, expected: expectedProblems })
    await attachDevice(page)
    const fieldOf = (label: string) => page.getByLabel(label, { exact: true }).last()
    const [name, currentPassword] = [fieldOf(texts.name), fieldOf(texts.currentPassword)]
    const press = (button: string) =>
      page.getByRole('button', { name: button, exact: true }).press('Enter')
    const signOut = async () => {
      await openPage(page, `/${locale}/account`)
      await press(signInTexts[locale].signOut)
      await page.waitForURL(`**/${locale}`)
      await openPage(page, `/${locale}/sign-in?to=/${locale}/account/passkeys`)
    }

    await openPage(page, `/${locale}/sign-in?to=/${locale}/account`)
    await page.getByRole('button', { name: texts.signInWithPasskey }).waitFor()
    expect(await layoutProblems(page)).toEqual([])
    await signInForm(page, signInTexts[locale]).send(email)
    await page.waitForURL(`**/${locale}/account`)
    const pages = page.getByRole('navigation', { name: texts.pages })
    await pages.getByRole('link', { name: texts.passkeys, exact: true }).press('Enter')
    await page.getByRole('heading', { name: texts.passkeys, level: 1 }).waitFor()

    await press(texts.add)
    await expect.poll(() => focusedField(page)).toBe('name')
    expect(await layoutProblems(page)).toEqual([])
    await name.fill('Phone')
    await currentPassword.fill('Wrong-one-1')
    await press(texts.add)
    await page.getByText(texts.currentPasswordWrong).waitFor()
    await expect.poll(() => focusedField(page)).toBe('currentPassword')
    await currentPassword.fill(demoPassword)
    await press(texts.add)
    await page.getByText(texts.added).waitFor()
    await page.getByText(texts.neverUsed).waitFor()
    expect(await layoutProblems(page)).toEqual([])
    await name.fill('Phone again')
    await currentPassword.fill(demoPassword)
    await press(texts.add)
    await page.getByText(texts.exists).waitFor()

    await signOut()
    await press(texts.signInWithPasskey)
    await page.waitForURL(`**/${locale}/account/passkeys`)
    await page.getByText(texts.lastUsed).waitFor()

    await page.getByLabel(texts.renamePhone, { exact: true }).press('Enter')
    await page.getByLabel(texts.name, { exact: true }).first().fill('Tablet')
    await press(texts.saveName)
    await page.getByText(texts.changesSaved).waitFor()
    await page.getByLabel(texts.removeTablet, { exact: true }).press('Enter')
    expect(await layoutProblems(page)).toEqual([])
    await press(texts.confirmRemoval)
    await page.getByText(texts.removed).waitFor()

    await signOut()
    await press(texts.signInWithPasskey)
    await page.getByText(texts.passkeyRefused).waitFor()
    expect(await layoutProblems(page)).toEqual([])
  })
})

test('without scripts the sign-in offers no passkeys', async ({ visit }) => {
  const { page } = await visit({ scripts: false })
  await page.goto('/en-us/sign-in')
  const button = page.getByText(passkeyTexts['en-us'].signInWithPasskey)
  expect([await button.count(), await button.isVisible()]).toEqual([1, false])
})
