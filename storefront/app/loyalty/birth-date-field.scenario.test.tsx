// First, because testing-library looks for the document when it is imported.
import { britishShop } from '../platform/testing/test-browser.ts'
import { overrideSiteSettings } from '@cairn/commerce/testing/override-site-settings'
import { accept } from '@cairn/contract/refusals/result'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { en } from '../messages/en.ts'
import { callsTo, fakeCommerce } from '../platform/testing/test-commerce.ts'
import { MessagesProvider } from '../platform/text/messages.tsx'
import { JoinForm } from './join-form.tsx'

vi.mock(
  '../platform/calls/browser-commerce.ts',
  () => import('../platform/testing/test-commerce.ts'),
)

let requiredMemberFields: 'birthDate'[]
overrideSiteSettings(() => ({ requiredMemberFields }))

beforeEach(() => {
  requiredMemberFields = ['birthDate']
  fakeCommerce.calls.length = 0
  fakeCommerce.answers = {
    changeProfile: () => accept({}),
    obtainLoyaltyToken: () => accept({ memberId: 'M-1' }),
  }
})
afterEach(cleanup)

/** The server's date is not that of this computer. */
const today = '2031-11-22'

const invitation = {
  kind: 'invited' as const,
  isWaiting: false,
  email: 'pia@example.com',
  name: 'Pia Lindqvist',
  missing: ['birthDate' as const],
  today,
  requirements: undefined,
  blocks: [],
}

const birthDateField = () => screen.getByLabelText<HTMLInputElement>(new RegExp(en.birthDate))
const sentBirthDates = () =>
  callsTo('changeProfile').map(({ request }) => JSON.stringify(request).match(/\d+-\d+-\d+/)?.[0])

/** Types a birth date, leaves the field and sends the form. */
async function join(locale: 'en-us' | 'en-gb', typedDate: string) {
  const shop = { ...britishShop, locale }
  const Form = () => <JoinForm invitation={invitation} onJoined={() => {}} />
  const children = [{ path: ':locale/account/loyalty', Component: Form }]
  const Stub = createRoutesStub([{ id: 'root', path: '/', loader: () => shop, children }])
  render(
    <MessagesProvider value={{ language: 'en-US', messages: en }}>
      <Stub
        initialEntries={[`/${locale}/account/loyalty`]}
        hydrationData={{ loaderData: { root: shop } }}
      />
    </MessagesProvider>,
  )
  fireEvent.change(birthDateField(), { target: { value: typedDate } })
  fireEvent.blur(birthDateField())
  fireEvent.click(screen.getByRole('checkbox'))
  await act(async () => fireEvent.click(screen.getByRole('button', { name: en.join })))
}

test.each([
  ['en-us', '12311990', '12/31/1990', '(VAL-042)'],
  ['en-gb', '31121990', '31/12/1990', '(VAL-043)'],
] as const)('a birth date in %s that is typed as %s is shown as %s %s', async (...row) => {
  const [locale, typedDate, shownDate] = row
  await join(locale, typedDate)
  expect(birthDateField().value).toBe(shownDate)
})

test.each([
  ['en-us', '12/31/1990'],
  ['en-gb', '31/12/1990'],
] as const)(
  'a birth date in %s that is typed as %s is sent as 1990-12-31 (VAL-044)',
  async (locale, typedDate) => {
    await join(locale, typedDate)
    await waitFor(() => expect(sentBirthDates()).toEqual(['1990-12-31']))
  },
)

test('a date that does not exist is refused, with a message (VAL-039)', async () => {
  await join('en-us', '02/30/1990')
  expect(screen.getByText('Date should match MM/DD/YYYY and be a valid date.')).toBeTruthy()
  expect(birthDateField().getAttribute('aria-invalid')).toBe('true')
  expect(callsTo('changeProfile')).toEqual([])
})

test('a date before 1900 is refused, with a message (VAL-040)', async () => {
  await join('en-us', '01/01/1800')
  expect(screen.getByText('Date must not be before 01/01/1900.')).toBeTruthy()
  expect(birthDateField().getAttribute('aria-invalid')).toBe('true')
  expect(callsTo('changeProfile')).toEqual([])
})

test.each([
  ['en-us', '11/23/2018', 13],
  ['en-gb', '23/11/2015', 16],
] as const)(
  'a shopper in %s who was born on %s is too young, as the message with the age %i says (VAL-041)',
  async (...row) => {
    const [locale, typedDate, minimumAge] = row
    await join(locale, typedDate)
    expect(screen.getByText(`You have to be ${minimumAge} or older.`)).toBeTruthy()
    expect(callsTo('changeProfile')).toEqual([])
  },
)

test.each([
  ['en-us', '11/22/2018', '2018-11-22'],
  ['en-gb', '22/11/2015', '2015-11-22'],
] as const)(
  'a shopper in %s who was born on %s is old enough at the date of the server (VAL-041)',
  async (locale, typedDate, sentDate) => {
    await join(locale, typedDate)
    await waitFor(() => expect(sentBirthDates()).toEqual([sentDate]))
    expect(screen.queryByText(/You have to be/)).toBeNull()
  },
)

test('a birth date is required only where the settings of the site require it (VAL-038)', async () => {
  await join('en-us', '')
  expect(screen.getByText(en.fieldRequired)).toBeTruthy()
  expect(callsTo('changeProfile')).toEqual([])
  cleanup()

  requiredMemberFields = []
  await join('en-us', '')
  await waitFor(() => expect(callsTo('changeProfile')).toHaveLength(1))
  expect(screen.queryByText(en.fieldRequired)).toBeNull()
})

test('the empty field shows a date as an example (VAL-037)', async () => {
  await join('en-us', '')
  expect(birthDateField().placeholder).toBe('01/01/1900')
})
