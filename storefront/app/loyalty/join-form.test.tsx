import { britishShop as shop } from '../platform/testing/test-browser.ts'
import type { changeProfile } from '@cairn/contract/accounts/account-calls'
import { contentBlock } from '@cairn/contract/content/blocks/content-block'
import { accept } from '@cairn/contract/refusals/result'
import type { CallRefusalOf } from '@cairn/contract/wire/client'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { en } from '../messages/en.ts'
import { refusedAnswer } from '../platform/testing/test-calls.ts'
import { callsTo, fakeCommerce } from '../platform/testing/test-commerce.ts'
import { MessagesProvider } from '../platform/text/messages.tsx'
import { letDialogsOpen } from '../ui/dialog/test-dialogs.ts'
import { LoyaltyPage } from './loyalty-page.tsx'
import type { Invitation } from './loyalty-view.ts'

vi.mock(
  '../platform/calls/browser-commerce.ts',
  () => import('../platform/testing/test-commerce.ts'),
)

const invitation: Invitation = {
  kind: 'invited',
  isWaiting: false,
  email: 'pia@example.com',
  name: 'Pia Lindqvist',
  missing: ['birthDate', 'phone'],
  today: '2026-11-22',
  requirements: undefined,
  blocks: [],
}

beforeEach(() => {
  letDialogsOpen()
  fakeCommerce.calls.length = 0
  fakeCommerce.answers = {
    changeProfile: () => accept({}),
    obtainLoyaltyToken: () => accept({ memberId: 'M-123456789012' }),
  }
  document.cookie = 'cairn_usid=0a1b2c3d-0000-4000-8000-000000000001'
})
afterEach(cleanup)

async function open(
  overrides: Partial<Invitation> = {},
  query = '',
  name = 'Join the members’ hut',
) {
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      loader: () => shop,
      children: [
        {
          path: ':locale/account/loyalty',
          Component: () => <LoyaltyPage view={{ ...invitation, ...overrides }} />,
        },
      ],
    },
  ])
  render(
    <MessagesProvider value={{ language: 'en-GB', messages: en }}>
      <Stub
        initialEntries={[`/en-gb/account/loyalty${query}`]}
        hydrationData={{ loaderData: { root: shop } }}
      />
    </MessagesProvider>,
  )
  await act(async () => fireEvent.click(screen.getByRole('link', { name: /^(Join|Confirm)/ })))
  return screen.findByRole('dialog', { name })
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`))
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })
const agree = () => fireEvent.click(screen.getByRole('checkbox'))
const join = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Join' })))

const enrollment = {
  type: 'Loyalty',
  optin: true,
  doubleOptin: true,
  region: 'EMEA',
  channel: 'ECOMM',
  country: 'GB',
}

describe('a shopper who is not a member', () => {
  test('opens a dialog with the join button (LOY-001)', async () => {
    expect(screen.queryByRole('dialog')).toBeNull()
    const dialog = await open()
    expect(dialog.textContent).toContain('You join as Pia Lindqvist, pia@example.com.')
  })

  test('reads in the dialog what authors have written for it (CONT-012)', async () => {
    const block = contentBlock.parse({ id: 'a', type: 'rich-text', fields: { title: 'Written' } })
    const dialog = await open({ isWaiting: true, blocks: [block] }, '', 'Confirm membership')
    expect(await within(dialog).findByText('Written')).toBeDefined()
  })

  test('enters only missing details, which are sent in one profile change without a sign-up (LOY-014, LOY-015)', async () => {
    await open()
    expect(screen.queryByLabelText(/^First name/)).toBeNull()
    type('Date of birth', '28/02/1994')
    type('Phone', '020 7946 0018')
    agree()
    await join()

    await waitFor(() => expect(callsTo('changeProfile')).toHaveLength(1))
    expect(callsTo('signUp')).toEqual([])
    expect(callsTo('changeProfile')[0]?.request).toEqual({
      body: {
        consumerProfile: {
          consumerDetails: { birthDate: '1994-02-28', phone: '+442079460018' },
          enrollments: [enrollment],
        },
      },
    })
    expect(await screen.findByText(/Your member number is M-123456789012/)).toBeTruthy()
  })

  test('sends only the membership if nothing is missing, and no empty optional fields (ACC-033)', async () => {
    await open({ missing: [] })
    agree()
    await join()
    await waitFor(() => expect(callsTo('changeProfile')).toHaveLength(1))
    expect(callsTo('changeProfile')[0]?.request).toEqual({
      body: { consumerProfile: { enrollments: [enrollment] } },
    })
    cleanup()

    await open({ missing: ['phone'] })
    agree()
    await join()
    await waitFor(() => expect(callsTo('changeProfile')).toHaveLength(2))
    expect(JSON.stringify(callsTo('changeProfile'))).not.toContain('consumerDetails')
  })

  test('then requests a loyalty token with the usid and the referral code (LOY-003, LOY-004)', async () => {
    await open({ missing: [] }, '?referral_code=FRIEND-1')
    agree()
    expect(callsTo('obtainLoyaltyToken')).toEqual([])
    await join()
    await waitFor(() => expect(callsTo('obtainLoyaltyToken')).toHaveLength(1))
    expect(callsTo('obtainLoyaltyToken')[0]?.request).toMatchObject({
      body: { usid: '0a1b2c3d-0000-4000-8000-000000000001', referralCode: 'FRIEND-1' },
    })
  })

  test('sends nothing until the form is valid, and gets the first invalid field focused', async () => {
    await open()
    await join()
    expect(callsTo('changeProfile')).toEqual([])
    expect(document.activeElement).toBe(field('Date of birth'))
    expect(screen.getByText('Please tick this box to go on.')).toBeTruthy()
  })

  test('has the age that the server knows, whatever the clock of the browser says (SES-035)', async () => {
    vi.setSystemTime('2031-11-22')
    await open({ missing: ['birthDate'] })
    type('Date of birth', '23/11/2010')
    agree()
    await join()
    vi.useRealTimers()
    expect(screen.getByText('You have to be 16 or older.')).toBeTruthy()
    expect(callsTo('changeProfile')).toEqual([])
  })

  describe('types a phone number', () => {
    const dialCode = () => screen.getByLabelText<HTMLSelectElement>(en.dialCode)
    const leavePhone = (value: string) => {
      type('Phone', value)
      fireEvent.blur(field('Phone'))
    }

    test('which is shown in the mask of its dial code, and sent in the international form (VAL-024, VAL-028)', async () => {
      await open({ missing: ['phone'] })
      expect(dialCode().value).toBe('44')
      leavePhone('07911123456')
      expect(field('Phone').value).toBe('7911 - 123 - 456')
      agree()
      await join()
      await waitFor(() => expect(callsTo('changeProfile')).toHaveLength(1))
      expect(JSON.stringify(callsTo('changeProfile'))).toContain('"phone":"+447911123456"')
    })

    test('which is checked against the selected dial code (VAL-031, VAL-033)', async () => {
      await open({ missing: ['phone'] })
      fireEvent.change(dialCode(), { target: { value: '1' } })
      type('Phone', '07911123456')
      agree()
      await join()
      expect(screen.getByText('A valid phone number is required')).toBeTruthy()
      expect(callsTo('changeProfile')).toEqual([])

      fireEvent.change(dialCode(), { target: { value: '44' } })
      await join()
      await waitFor(() => expect(callsTo('changeProfile')).toHaveLength(1))
    })

    test('with another dial code, which is selected then', async () => {
      await open({ missing: ['phone'] })
      leavePhone('+1 415 555 0100')
      expect(dialCode().value).toBe('1')
      expect(field('Phone').value).toBe('(415) 555 - 0100')
    })
  })

  test('joins once, even if the button is pressed several times', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    fakeCommerce.answers.changeProfile = () => promise.then(() => accept({}))
    await open({ missing: [] })
    agree()
    await join()
    await join()
    await act(async () => resolve())
    expect(callsTo('changeProfile')).toHaveLength(1)
  })
})

test('an invalid referral link does not prevent the membership', async () => {
  const answers = [refusedAnswer('fieldsInvalid'), accept({ memberId: 'M-1' })]
  fakeCommerce.answers.obtainLoyaltyToken = () => answers.shift()
  await open({ missing: [] }, '?referral_code=%20')
  agree()
  await join()
  expect(await screen.findByText(/Your member number is M-1/)).toBeTruthy()
})

describe('a refusal', () => {
  const answer = (name: CallRefusalOf<typeof changeProfile>['name']) => {
    fakeCommerce.answers.changeProfile = () => refusedAnswer(name)
  }

  test('because of a missing birth date adds that field to the form (LOY-019)', async () => {
    answer('birthDateMissing')
    await open({ missing: [] })
    expect(screen.queryByLabelText(/^Date of birth/)).toBeNull()
    agree()
    await join()

    const birthDate = await screen.findByLabelText<HTMLInputElement>(/^Date of birth/)
    expect(birthDate.getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(birthDate)
    expect(screen.queryByText(/message of birthDateMissing/)).toBeNull()

    fakeCommerce.answers.changeProfile = () => accept({})
    type('Date of birth', '28/02/1994')
    await join()
    expect(await screen.findByText(/Your member number is/)).toBeTruthy()
  })

  test('because of the age in the profile is shown as text, without a birth date field', async () => {
    answer('ageInvalid')
    await open({ missing: ['phone'] })
    agree()
    await join()
    expect((await screen.findByRole('alert')).textContent).toBe('The message of ageInvalid.')
    expect(screen.queryByLabelText(/^Date of birth/)).toBeNull()
  })

  test('of a phone number is shown at its field', async () => {
    answer('profilePhoneInUse')
    await open({ missing: ['phone'] })
    type('Phone', '020 7946 0018')
    agree()
    await join()
    expect(await screen.findByText(/This number belongs to another profile/)).toBeTruthy()
    expect(field('Phone').value).toBe('020 7946 0018')
  })

  test.each([
    ['in general (LOY-020)', 'general', en.problem],
    [
      'because the profile could not be saved (ACC-011)',
      'profileNotSaved',
      'The message of profileNotSaved.',
    ],
    [
      'because the membership could not be saved (ACC-012)',
      'loyaltyNotSaved',
      'The message of loyaltyNotSaved.',
    ],
  ] as const)('%s shows its message and keeps the typed values', async (_, name, message) => {
    answer(name)
    await open()
    type('Date of birth', '28/02/1994')
    agree()
    await join()
    expect((await screen.findByRole('alert')).textContent).toBe(message)
    expect(field('Date of birth').value).toBe('28/02/1994')
  })
})

test('a membership that waits for its confirmation is confirmed in the same way', async () => {
  await open({ isWaiting: true, missing: [] }, '', 'Confirm membership')
  agree()
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Confirm membership' })))
  await waitFor(() => expect(callsTo('changeProfile')).toHaveLength(1))
})
