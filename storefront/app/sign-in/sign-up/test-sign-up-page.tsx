import { accept } from '@cairn/contract/refusals/result'
import { settingsOf, type SiteSettings } from '@cairn/contract/sites/site-settings'
import { type Locale, siteOf } from '@cairn/contract/sites/sites'
import { flagCookies } from '@cairn/contract/wire/cookies'
import { act, fireEvent, render, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { createRoutesStub, Outlet, useLocation } from 'react-router'
import { en } from '../../messages/en.ts'
import { clearPerson } from '../../person/person-store.ts'
import { refusedAnswer } from '../../platform/testing/test-calls.ts'
import { fakeCommerce } from '../../platform/testing/test-commerce.ts'
import { MessagesProvider } from '../../platform/text/messages.tsx'
import { SignUpDialog } from './sign-up-dialog.tsx'
import { SignUpPage } from './sign-up-page.tsx'

export type ShownPage = {
  search?: string
  locale?: Locale
  features?: Partial<SiteSettings> | undefined
}

/** The sign-up page. All other pages show only their path. */
export const showSignUp = ({ search = '', locale = 'en-us', features }: ShownPage = {}) =>
  showRoute(
    { path: ':locale/sign-up', Component: () => <SignUpPage>{null}</SignUpPage> },
    `/${locale}/sign-up${search}`,
    { locale, features },
  )

/** The page at the path shows only the dialog. */
export const showSignUpDialog = (path: string) =>
  showRoute({ path, Component: OpenDialog }, path, { locale: 'en-us' })

const OpenDialog = () => (
  <SignUpDialog email={undefined} onClose={() => {}} onSignIn={() => {}}>
    {null}
  </SignUpDialog>
)

type ShownShop = Pick<ShownPage, 'features'> & { locale: Locale }

async function showRoute(
  route: { path: string; Component: ComponentType },
  entry: string,
  { locale, features }: ShownShop,
) {
  const { region, currency } = siteOf(locale)
  const shop = { locale, region, currency, features: { ...settingsOf(locale), ...features } }
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      loader: () => shop,
      Component: PageWithPath,
      children: [route, { path: '*', Component: () => null }],
    },
  ])
  render(
    <MessagesProvider value={{ language: 'en-US', messages: en }}>
      <Stub initialEntries={[entry]} hydrationData={{ loaderData: { root: shop } }} />
    </MessagesProvider>,
  )
  await act(async () => {})
}

function PageWithPath() {
  return (
    <>
      <p data-testid="path">{useLocation().pathname}</p>
      <Outlet />
    </>
  )
}

export const shownPath = () => screen.getByTestId('path').textContent

export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

export const type = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } })

const tick = (name: RegExp) => fireEvent.click(screen.getByRole('checkbox', { name }))

export function fillIn() {
  type(en.firstName, 'Nora')
  type(en.lastName, 'Vance')
  type(en.birthDate, '05/17/1990')
  type(en.email, 'nora@example.com')
  type(en.phone, '4155550100')
  type(en.postalCode, '80202')
  type(en.password, 'Trailhead1')
  tick(/terms and conditions/)
  tick(/privacy policy/)
}

export const submit = () =>
  act(async () => fireEvent.click(screen.getByRole('button', { name: en.createAccount })))

const session = {
  consumerId: 'c0000001-0000-4000-8000-000000000001',
  consumerType: 'REGISTERED',
  basketId: null,
  refreshToken: 'handle',
}
const profile = {
  consumerDetails: { firstName: 'Nora', email: 'nora@example.com', identity: [] },
  isEmployeeDiscountTCAccepted: false,
}

/** Lets every call of the sign-up succeed. */
export function answerSignUp() {
  fakeCommerce.calls.length = 0
  fakeCommerce.answers = {
    readServerTime: () => accept({ timestamp: '2026-11-22T12:00:00.000Z' }),
    readCountryRules: () => refusedAnswer('callUnknown'),
    signUp: () => accept({ consumerId: session.consumerId, memberId: null }),
    signIn: () => accept({ authorizationCode: 'a-code' }),
    requestToken: () => accept(session),
    readProfile: () => accept({ consumerProfile: profile }),
    readFavourites: () => accept({ items: [], total: 0 }),
    changeProfile: () => accept({}),
    changeSubscription: () => accept({}),
    obtainLoyaltyToken: () => accept({ memberId: 'M-123456789012' }),
  }
}

const employeeCookies = [`${flagCookies.login}=1`, `${flagCookies.usid}=the-session`]

/** Lets an employee sign in who has not accepted the terms of the discount. */
export function answerAsEmployee() {
  const consumerDetails = { ...profile.consumerDetails, identity: [{ type: 'EMPLOYEE' }] }
  fakeCommerce.answers.readProfile = () =>
    accept({ consumerProfile: { ...profile, consumerDetails } })
  fakeCommerce.answers.requestToken = () => {
    for (const cookie of employeeCookies) document.cookie = cookie
    return accept({ ...session, consumerType: 'EMPLOYEE' })
  }
}

export function endSession() {
  for (const cookie of employeeCookies) document.cookie = `${cookie}; Max-Age=0`
  clearPerson()
}

/** The dialog that asks an employee for the terms; goes on without accepting them. */
export async function declineTerms() {
  await screen.findByRole('dialog', { name: en.employeeTerms })
  await act(async () => fireEvent.click(screen.getByRole('button', { name: en.withoutDiscount })))
}
