import { tokenIn } from '@cairn/commerce/testing/mailed-token'
import { mailsAfter } from '@cairn/commerce/testing/outbox-events'
import { password, submitPassword } from '@cairn/commerce/testing/sign-in'
import { messageFor } from '@cairn/contract/refusals/refusal-messages'
import { beforeEach, describe, expect, test } from 'vitest'
import { en } from '../../messages/en.ts'
import {
  fieldProblemsIn,
  openShopBeforeTests,
  readShownHtml,
} from '../../platform/testing/test-visit.ts'

const { shop, visit } = openShopBeforeTests()

const email = 'shopper@cairn.test'
const newPassword = 'Lichen-and-granite-7'

beforeEach(async () => {
  await shop().database.exec('delete from account_links; delete from sign_in_attempts')
})

const ask = (form: Record<string, string>, locale = 'en-gb') =>
  visit(`/${locale}/forgot-password`, { form })

async function linkFromMail(): Promise<string> {
  const [mail] = await mailsAfter(shop(), () => ask({ email }))
  return `/en-gb/forgot-password/new?token=${tokenIn(mail)}`
}

describe('the page for a forgotten password works without scripts', () => {
  test('asks for the email address (AUTH-075)', async () => {
    const answer = await visit('/en-gb/forgot-password')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    const html = await readShownHtml(answer)
    expect(html).toContain(en.forgottenTitle)
    expect(html).toContain('name="email"')
  })

  test.each([
    ['', en.fieldRequired],
    ['shopper@', en.emailMalformed],
  ])('shows what is wrong with %j', async (typed, problem) => {
    const answer = await ask({ email: typed })
    expect(answer.status).toBe(400)
    const html = await readShownHtml(answer)
    expect(html).toContain(problem)
    expect(html).toContain('aria-invalid="true"')
  })

  test('shows the same for known and unknown addresses (AUTH-047)', async () => {
    const shownFor = async (address: string) =>
      (await readShownHtml(await ask({ email: address }))).replaceAll(address, '…')
    const main = (html: string) => /<main.*<\/main>/s.exec(html)?.[0] ?? html
    const known = main(await shownFor(email))
    expect(known).toContain(en.linkMailedTitle)
    expect(main(await shownFor('nobody-at-all@cairn.test'))).toBe(known)
  })

  test('exists in German', async () => {
    const html = await readShownHtml(await visit('/de-de/forgot-password'))
    expect(html).toContain('Passwort vergessen?')
  })

  test('other pages below it are not found', async () => {
    expect((await visit('/en-gb/forgot-password/other')).status).toBe(404)
  })
})

describe('the page that the link in the mail opens', () => {
  test('sets the new password, and opening it uses nothing up (AUTH-042)', async () => {
    const link = await linkFromMail()
    await visit(link)
    const answer = await visit(link)
    expect(answer.headers.get('referrer-policy')).toBe('same-origin')
    expect(await readShownHtml(answer)).toContain(en.newPasswordTitle)
    const [, token = ''] = link.split('token=')

    const saved = await visit(link, { form: { token, newPassword, confirmPassword: newPassword } })
    expect(await readShownHtml(saved)).toContain(en.passwordSavedTitle)
    const { response } = await submitPassword(await shop().guest(), email, newPassword)
    expect(response.status).toBe(200)
    const back = { token: '', newPassword: password, confirmPassword: password }
    const nextLink = await linkFromMail()
    await visit(nextLink, { form: { ...back, token: nextLink.split('token=')[1] ?? '' } })
  })

  test('says when it is opened that the link has expired, and offers another one (AUTH-066)', async () => {
    const answer = await visit(`/en-gb/forgot-password/new?token=${'a'.repeat(43)}`)
    const html = await readShownHtml(answer)
    expect(html).toContain(messageFor('resetLinkExpired', 'en'))
    expect(html).toContain('href="/en-gb/forgot-password"')
    expect(html).toContain(en.mailAnotherLink)
    expect(html).not.toContain('name="newPassword"')
  })

  test('offers another mail if the link has expired in the meantime (AUTH-066)', async () => {
    const token = 'a'.repeat(43)
    const answer = await visit(`/en-gb/forgot-password/new?token=${token}`, {
      form: { token, newPassword, confirmPassword: newPassword },
    })
    expect(answer.status).toBe(400)
    const html = await readShownHtml(answer)
    expect(html).toContain(messageFor('resetLinkExpired', 'en'))
    expect(html).toContain('href="/en-gb/forgot-password"')
    expect(html).toContain(en.mailAnotherLink)
  })

  test.each([
    ['a short password', ['Lich1en', 'Lich1en'], { newPassword: en.passwordTooShort }],
    [
      'another repetition',
      [newPassword, 'Lichen-and-granite-8'],
      { confirmPassword: en.passwordsDiffer },
    ],
    [
      'a weak password',
      ['lichen-and-granite', 'lichen-and-granite'],
      { newPassword: en.passwordWeak },
    ],
    [
      'a common password',
      ['Password123', 'Password123'],
      { newPassword: messageFor('passwordTooCommon', 'en') },
    ],
  ] as const)(
    'shows %s at its field (VAL-001, VAL-002)',
    async (_, [typed, repeated], problems) => {
      const link = await linkFromMail()
      const token = link.split('token=')[1] ?? ''
      const form = { token, newPassword: typed, confirmPassword: repeated }
      const answer = await visit(link, { form })
      expect(answer.status).toBeGreaterThanOrEqual(400)
      const html = await readShownHtml(answer)
      expect(fieldProblemsIn(html)).toEqual(problems)
      expect(html).not.toContain(`value="${typed}"`)
    },
  )

  test('shows that the account has this password already (AUTH-070)', async () => {
    const link = await linkFromMail()
    const token = link.split('token=')[1] ?? ''
    const answer = await visit(link, {
      form: { token, newPassword: password, confirmPassword: password },
    })
    expect(answer.status).toBe(400)
    expect(await readShownHtml(answer)).toContain(messageFor('resetPasswordUnchanged', 'en'))
  })
})
