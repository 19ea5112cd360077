import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { caseOpened } from './cases-store.ts'
import { mailJobs } from '../mail/mail-jobs.ts'
import { findLatestMails } from '../mail/mails-store.ts'
import { homeInDenver } from '../testing/ready-to-order.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import { solvedChallenge } from '../testing/solved-challenge.ts'

const staffAddress = 'help@example.com'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterEach(() => expect(shop.failures).toEqual([]))
afterAll(() => shop.close())

const letter = {
  firstName: 'Ada',
  lastName: 'Berg',
  email: 'ada@example.com',
  category: 'order',
  subject: 'where-is-it',
  orderNumber: 'CRN-100200',
  message: 'It rains,\nand I have no jacket.',
}

const { email: _email, phone: _phone, ...address } = homeInDenver
const torn = {
  firstName: 'Ada',
  lastName: 'Berg',
  email: 'ada@example.com',
  product: 'Ridge Shell, basalt, M',
  defect: 'The zip has given up.',
  address,
}
const picture = { type: 'image/png', content: Buffer.from('a picture').toString('base64') }

const casesOf = async () =>
  (await shop.database.run('select case_number, kind, told from cases order by opened_at')).rows

/** As the relay and its workers do it, twice. */
async function mailsAfter(deed: () => Promise<unknown>) {
  await shop.database.exec('delete from mails; delete from outbox')
  await deed()
  const { consumers } = mailJobs({ ...shop.mailKeys, mails: undefined, staffAddress })
  const { rows } = await shop.database.run('select payload from outbox where topic = $1', [
    caseOpened.topic,
  ])
  const job = { id: 'a job', attempt: 1, signal: new AbortController().signal }
  for (const { payload } of [...rows, ...rows]) {
    for (const { work } of consumers.filter(({ topic }) => topic === caseOpened.topic)) {
      await work(shop.database.query, payload, job)
    }
  }
  return findLatestMails(shop.database.query, 10, shop.mailKeys)
}

describe('whoever writes to us', () => {
  test('chooses among subjects in their language, each under its category (ACC-056)', async () => {
    const visitor = shop.visitor()
    const subjectsIn = async (locale: 'en-us' | 'de-de') => {
      const { body } = await visitor.send('readContactCategories', { locale })
      return JSON.stringify(body)
    }
    expect(await subjectsIn('en-us')).toContain('"label":"Where is it?"')
    expect(await subjectsIn('de-de')).toContain('"label":"Wo ist sie?"')
  })

  test('is given a number, and is confirmed; whoever answers has the words, and each once (ACC-024, ACC-055)', async () => {
    const guest = await shop.guest()
    let caseNumber = ''
    const mails = await mailsAfter(async () => {
      const { body } = await guest.send<{ caseNumber: string }>('contactUs', { body: letter })
      caseNumber = body.caseNumber
    })

    expect(caseNumber).toMatch(/^CAS-\w{9}$/)
    expect((await casesOf()).at(-1)).toMatchObject({
      case_number: caseNumber,
      kind: 'contact',
      told: { message: letter.message, subject: 'where-is-it' },
    })
    const [toStaff, toShopper, ...more] = mails.toSorted((one, other) =>
      other.recipient.localeCompare(one.recipient),
    )
    expect(more).toEqual([])
    expect(toStaff).toMatchObject({ recipient: staffAddress, replyTo: 'ada@example.com' })
    expect(toStaff?.text).toContain('Order: CRN-100200')
    expect(toStaff?.text).toContain('> and I have no jacket.')
    expect(toShopper).toMatchObject({ recipient: 'ada@example.com' })
    expect(toShopper?.replyTo).toBeUndefined()
    expect(toShopper?.subject).toContain(caseNumber)
  })

  test.each([
    [{ email: 'ada' }, 'AUT453'],
    [{ subject: 'weather' }, 'REQ400'],
    [{ category: 'return' }, 'REQ400'],
    [{ message: '' }, 'REQ400'],
    [{ firstName: 'Ada\nBcc: all@example.com' }, 'REQ400'],
  ])('is told what is wrong: %o', async (wrong, errorId) => {
    const before = (await casesOf()).length
    const guest = await shop.guest()
    expect(await guest.send('contactUs', { body: { ...letter, ...wrong } })).toMatchObject({
      errorId,
    })
    expect(await casesOf()).toHaveLength(before)
  })
})

describe('whoever would have something mended', () => {
  test('opens a case with what is broken, its pictures and where it goes back to (ACC-023, ACC-054)', async () => {
    const guest = await shop.guest()
    const mails = await mailsAfter(async () => {
      const body = { ...torn, photos: [picture, picture] }
      expect((await guest.send('openWarrantyCase', { body })).status).toBe(200)
    })
    const toStaff = mails.find(({ recipient }) => recipient === staffAddress)

    expect((await casesOf()).at(-1)).toMatchObject({
      kind: 'warranty',
      told: { product: torn.product, photoCount: 2, address: { postalCode: '80202' } },
    })
    expect(toStaff?.text).toContain('1600 Larimer Street')
    expect(toStaff?.text).toContain('Pictures: 2')
    const { rows } = await shop.database.run('select content from case_photos')
    expect(rows.map(({ content }) => Buffer.from(content as Uint8Array).toString())).toEqual([
      'a picture',
      'a picture',
    ])
  })

  test.each([
    [{ email: 'ada' }, 'AUT453'],
    [{ address: { ...address, postalCode: 'nowhere' } }, 'CHK320'],
    [{ address: { ...address, city: '' } }, 'CHK320'],
    [{ defect: '' }, 'REQ400'],
  ])('is told what is wrong: %o', async (wrong, errorId) => {
    const guest = await shop.guest()
    expect(await guest.send('openWarrantyCase', { body: { ...torn, ...wrong } })).toMatchObject({
      errorId,
    })
  })
})

test('where the shop asks for it, a network writes twice an hour without a solved captcha, and with one as before', async () => {
  const asking = await openShop({ asksForCaptcha: true })
  const guest = await asking.guest()
  const write = (also: object = {}) => guest.send('contactUs', { body: { ...letter, ...also } })
  expect(await write({ recaptcha_response: await solvedChallenge(guest, 'order') })).toMatchObject({
    errorId: 'AUT403',
  })
  const torned = { body: torn }
  const tries = [write(), guest.send('openWarrantyCase', torned), write(), write()]
  const answers = (await Promise.all(tries)).map(({ errorId = 'opened' }) => errorId)
  expect(answers.toSorted()).toEqual(['AUT403', 'AUT403', 'opened', 'opened'])
  expect(await (await asking.guest()).send('openWarrantyCase', torned)).toMatchObject({
    errorId: 'AUT403',
  })

  const solved = await solvedChallenge(guest, 'case')
  expect(await write({ recaptcha_response: solved })).toMatchObject({ status: 200 })
  await asking.database.run(
    `update unproven_cases set counted_since = counted_since - interval '61 minutes'`,
  )
  expect(await write()).toMatchObject({ status: 200 })
  await asking.close()
})
