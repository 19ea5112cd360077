import { siteTime } from '@cairn/contract/sites/site-time'
import { locales } from '@cairn/contract/sites/sites'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { mailJobs } from '../mail/mail-jobs.ts'
import { findLatestMails } from '../mail/stored-mails-flow.ts'
import { denverAddress } from '../testing/ready-to-order.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import { solvedChallenge } from '../testing/solved-challenge.ts'

const staffEmail = 'help@example.com'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterEach(() => expect(shop.unexpectedErrors).toEqual([]))
afterAll(() => shop.close())

const contactForm = {
  firstName: 'Ada',
  lastName: 'Berg',
  email: 'ada@example.com',
  category: 'order',
  subject: 'where-is-it',
  orderNumber: 'CRN-100200',
  message: 'It rains,\nand I have no jacket.',
}

const { email: _email, phone: _phone, ...address } = denverAddress
const warrantyForm = {
  firstName: 'Ada',
  lastName: 'Berg',
  email: 'ada@example.com',
  product: 'Ridge Shell, basalt, M',
  defect: 'The zip has given up.',
  address,
}
const blank = { width: 30, height: 20, channels: 3, background: '#1f5d68' } as const
const place = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '39/1 44/1 0/1' } }
const photoFile = await sharp({ create: blank }).withExif(place).png().toBuffer()
const picture = { type: 'image/png', content: photoFile.toString('base64') }

const readCases = async () =>
  (await shop.database.run('select case_number, kind, submission from cases order by opened_at'))
    .rows

/** Consumes each event twice. */
async function mailsAfter(action: () => Promise<unknown>) {
  await shop.database.exec('delete from mails; delete from outbox')
  await action()
  const { consumers } = mailJobs({ ...shop.mailKeys, mails: undefined, staffEmail })
  const { rows } = await shop.database.run(`select payload from outbox where topic = 'case-opened'`)
  const job = { id: 'a job', attempt: 1, signal: new AbortController().signal }
  for (const { payload } of [...rows, ...rows]) {
    for (const { work } of consumers.filter(({ event }) => event === 'case-opened')) {
      await work(shop.database.query, payload, job)
    }
  }
  return findLatestMails(shop.database.query, 10, shop.mailKeys)
}

describe('the contact form', () => {
  test('offers subjects by category in the language of the site (ACC-056)', async () => {
    const visitor = shop.visitor()
    const subjectsIn = async (locale: 'en-us' | 'de-de') => {
      const { body } = await visitor.send('readContactCategories', { locale })
      return JSON.stringify(body)
    }
    expect(await subjectsIn('en-us')).toContain('"label":"Where is it?"')
    expect(await subjectsIn('de-de')).toContain('"label":"Wo ist sie?"')
  })

  test('offers a withdrawal only where the law knows one', async () => {
    const visitor = shop.visitor()
    const offers = locales.map(async (locale) => {
      const { body } = await visitor.send('readContactCategories', { locale })
      return JSON.stringify(body).includes('"withdrawal"') ? [locale] : []
    })
    const withSubject = (await Promise.all(offers)).flat()
    expect(withSubject).toEqual(['en-gb', 'de-de', 'fr-fr', 'it-it', 'es-es'])
  })

  test('opens a case and mails the customer and staff once (ACC-024, ACC-055)', async () => {
    const guest = await shop.guest()
    let caseNumber = ''
    const mails = await mailsAfter(async () => {
      const { body } = await guest.send<{ caseNumber: string }>('contactUs', { body: contactForm })
      caseNumber = body.caseNumber
    })

    expect(caseNumber).toMatch(/^CAS-\w{9}$/)
    expect((await readCases()).at(-1)).toMatchObject({
      case_number: caseNumber,
      kind: 'contact',
      submission: { message: contactForm.message, subject: 'where-is-it' },
    })
    const [toStaff, toShopper, ...more] = mails.toSorted((one, other) =>
      other.recipient.localeCompare(one.recipient),
    )
    expect(more).toEqual([])
    expect(toStaff).toMatchObject({ recipient: staffEmail, replyTo: 'ada@example.com' })
    expect(toStaff?.text).toContain('Order: CRN-100200')
    expect(toStaff?.text).toContain('> and I have no jacket.')
    expect(toShopper).toMatchObject({ recipient: 'ada@example.com' })
    expect(toShopper?.replyTo).toBeUndefined()
    expect(toShopper?.subject).toContain(caseNumber)
  })

  test('accepts a withdrawal without a message, and nothing else without one', async () => {
    const guest = await shop.guest()
    const withdrawal = { ...contactForm, category: 'return', subject: 'withdrawal', message: '' }
    const mails = await mailsAfter(async () => {
      expect((await guest.send('contactUs', { body: withdrawal })).status).toBe(200)
    })
    expect(mails).toHaveLength(2)
    expect(mails.map(({ text }) => text).filter((text) => /^>/m.test(text))).toEqual([])
    expect((await readCases()).at(-1)).toMatchObject({ submission: { subject: 'withdrawal' } })
    const refund = { ...withdrawal, subject: 'refund' }
    expect(await guest.send('contactUs', { body: refund })).toMatchObject({ errorId: 'REQ400' })
  })

  test('confirms a withdrawal at once by mail, with its content and the time of its receipt', async () => {
    const guest = await shop.guest()
    const body = { ...contactForm, category: 'return', subject: 'withdrawal', message: 'The hat.' }
    let openedAt = ''
    const mails = await mailsAfter(async () => {
      const answer = await guest.send<{ openedAt: string }>('contactUs', { body, locale: 'de-de' })
      openedAt = answer.body.openedAt
    })
    const toCustomer = mails.find(({ recipient }) => recipient === contactForm.email)
    const time = siteTime('de-de', openedAt)
    expect(time).toMatch(/\d{4} um \d\d:\d\d/)
    expect(toCustomer?.subject).toBe('Ihr Widerruf ist eingegangen: CRN-100200')
    for (const part of ['widerrufe ich', 'Ada Berg', 'CRN-100200', 'The hat.', time]) {
      expect(toCustomer?.text).toContain(part)
    }
    const toStaff = mails.find(({ recipient }) => recipient === staffEmail)
    expect(toStaff?.text).toContain('Order: CRN-100200')
    expect(toStaff?.text).toContain(`Received: ${openedAt}`)
  })

  test.each([
    [{ email: 'ada' }, 'AUT453'],
    [{ subject: 'weather' }, 'REQ400'],
    [{ category: 'return' }, 'REQ400'],
    [{ message: '' }, 'REQ400'],
    [{ firstName: 'Ada\nBcc: all@example.com' }, 'REQ400'],
  ])('refuses invalid fields: %o', async (fields, errorId) => {
    const before = (await readCases()).length
    const guest = await shop.guest()
    expect(await guest.send('contactUs', { body: { ...contactForm, ...fields } })).toMatchObject({
      errorId,
    })
    expect(await readCases()).toHaveLength(before)
  })
})

describe('the warranty form', () => {
  test('opens a case with the defect, photos and return address (ACC-023, ACC-054)', async () => {
    const guest = await shop.guest()
    const mails = await mailsAfter(async () => {
      const body = { ...warrantyForm, photos: [picture, picture] }
      expect((await guest.send('openWarrantyCase', { body })).status).toBe(200)
    })
    const toStaff = mails.find(({ recipient }) => recipient === staffEmail)

    expect((await readCases()).at(-1)).toMatchObject({
      kind: 'warranty',
      submission: {
        product: warrantyForm.product,
        photoCount: 2,
        address: { postalCode: '80202' },
      },
    })
    expect(toStaff?.text).toContain('1600 Larimer Street')
    expect(toStaff?.text).toContain('Pictures: 2')
    const { rows } = await shop.database.run('select media_type, content from case_photos')
    expect(rows).toHaveLength(2)
    for (const { media_type: mediaType, content } of rows) {
      expect(mediaType).toBe('image/jpeg')
      const { format, width, exif } = await sharp(content as Uint8Array).metadata()
      expect({ format, width, exif }).toEqual({ format: 'jpeg', width: 30, exif: undefined })
    }
  })

  test.each([
    [{ email: 'ada' }, 'AUT453'],
    [{ address: { ...address, postalCode: 'nowhere' } }, 'CHK320'],
    [{ address: { ...address, city: '' } }, 'CHK320'],
    [{ defect: '' }, 'REQ400'],
    [{ photos: [picture, { type: 'image/png', content: btoa('<p>a picture</p>') }] }, 'REQ400'],
  ])('refuses invalid fields: %o', async (fields, errorId) => {
    const guest = await shop.guest()
    expect(
      await guest.send('openWarrantyCase', { body: { ...warrantyForm, ...fields } }),
    ).toMatchObject({
      errorId,
    })
  })
})

test('with captchas on, a network opens two cases an hour without one', async () => {
  const shopWithCaptcha = await openShop({ asksForCaptcha: true })
  const guest = await shopWithCaptcha.guest()
  const write = (overrides: object = {}) =>
    guest.send('contactUs', { body: { ...contactForm, ...overrides } })
  expect(await write({ recaptcha_response: await solvedChallenge(guest, 'order') })).toMatchObject({
    errorId: 'AUT403',
  })
  const warranty = { body: warrantyForm }
  const requests = [write(), guest.send('openWarrantyCase', warranty), write(), write()]
  const answers = (await Promise.all(requests)).map(({ errorId = 'opened' }) => errorId)
  expect(answers.toSorted()).toEqual(['AUT403', 'AUT403', 'opened', 'opened'])
  expect(await (await shopWithCaptcha.guest()).send('openWarrantyCase', warranty)).toMatchObject({
    errorId: 'AUT403',
  })

  const solution = await solvedChallenge(guest, 'case')
  expect(await write({ recaptcha_response: solution })).toMatchObject({ status: 200 })
  await shopWithCaptcha.database.run(
    `update unverified_cases set counted_since = counted_since - interval '61 minutes'`,
  )
  expect(await write()).toMatchObject({ status: 200 })
  await shopWithCaptcha.close()
})
