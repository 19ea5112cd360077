import type { ContentBlock } from '@cairn/contract/content/blocks/content-block'
import { data } from 'react-router'
import { readAccountPlace } from '../content/reading/read-places.server.ts'
import { hasSignedInSession } from '../platform/calls/server-session.ts'
import { pageContext } from '../platform/page/page-context.ts'
import { addressLinesOf } from '../purchase/address/address-lines.tsx'
import type { EnrollmentView } from '../sign-in/enrollment/enrollment-view.ts'
import { readEnrollment } from '../sign-in/enrollment/read-enrollment.server.ts'
import {
  type AccountRequest,
  leadToSignIn,
  namedPage,
  readOwnProfile,
} from './account-request.server.ts'
import type { AccountView, Overview } from './account-view.ts'
import { readAddress, readAddresses } from './addresses/addresses.server.ts'
import { readCommunication } from './communication/communication.server.ts'
import { readDevices } from './devices/devices.server.ts'
import { readEmail } from './email/email.server.ts'
import { mainAddressOf, missingDetailsOf, type Profile } from './overview/missing-details.ts'
import { readOwnPasskeys } from './passkeys/passkeys.server.ts'
import { readPayment } from './payment/payment.server.ts'
import { readPreferences } from './preferences/preferences.server.ts'
import { readPrivacy } from './privacy/privacy.server.ts'
import { readProfilePage } from './profile/profile.server.ts'
import { readRequests } from './requests/requests.server.ts'
import { readStore } from './store/store.server.ts'

type AccountPageData = {
  view: AccountView
  /** What authors add to the page. */
  blocks: ContentBlock[]
}

/** Reads the data of the page that the path names. */
export async function readAccount(request: AccountRequest): Promise<AccountPageData> {
  const { page, part } = namedPage(request)
  const reading = part === undefined ? readers[page]?.(request) : partReaders[page]?.(request, part)
  if (!reading) throw data(null, { status: 404 })
  const place = { request: request.request, place: part === undefined ? page : `${page}/${part}` }
  const [view, blocks] = await Promise.all([
    reading,
    readAccountPlace(request.context.get(pageContext), place),
  ])
  return { view, blocks }
}

function readStep({ context, request, url }: AccountRequest, name = ''): Promise<EnrollmentView> {
  const { commerce, locale } = context.get(pageContext)
  return readEnrollment({ commerce, locale, request, name, search: url.search })
}

const readers: Partial<Record<string, (request: AccountRequest) => Promise<AccountView>>> = {
  '': readOverview,
  addresses: readAddresses,
  communication: readCommunication,
  devices: readDevices,
  email: readEmail,
  enrollment: readStep,
  passkeys: readOwnPasskeys,
  password: readPassword,
  payment: readPayment,
  preferences: readPreferences,
  privacy: readPrivacy,
  profile: readProfilePage,
  requests: readRequests,
  store: readStore,
  'verify-email': readMailedLink,
}

const partReaders: Partial<
  Record<string, (request: AccountRequest, part: string) => Promise<AccountView>>
> = {
  addresses: readAddress,
  enrollment: readStep,
  store: readStore,
}

async function readPassword(request: AccountRequest): Promise<AccountView> {
  leadToSignIn(request)
  return { kind: 'password' }
}

async function readMailedLink({ request, url }: AccountRequest): Promise<AccountView> {
  const token = url.searchParams.get('token') ?? ''
  return { kind: 'verify-email', token, isSignedIn: hasSignedInSession(request) }
}

async function readOverview(request: AccountRequest): Promise<Overview> {
  const { commerce } = request.context.get(pageContext)
  const profile = await readOwnProfile(request)
  const result = await commerce.readOrderHistory({ body: { start: 0, count: 1 } })
  const { firstName, email, identity } = profile.consumerDetails
  const mainAddress = mainAddressOf(profile.consumerDetails)
  const isEmployee = identity.some(({ type }) => type === 'EMPLOYEE')
  return {
    kind: 'overview',
    firstName,
    email,
    isEmailVerified: profile.isEmailVerified,
    hasToAcceptTerms: isEmployee && !profile.isEmployeeDiscountTCAccepted,
    latestOrder: result.ok ? (result.value.orders[0] ?? null) : undefined,
    points: profile.loyaltySummary?.points.balance,
    mainAddress: mainAddress && addressLinesOf(mainAddress),
    yearlySpend: yearlySpendOf(profile),
    missing: missingDetailsOf(profile),
  }
}

/** Employees have it only after they have accepted the terms of their discount. */
function yearlySpendOf({ consumerDetails, isEmployeeDiscountTCAccepted }: Profile) {
  const { athlete, prosumer, employee } = consumerDetails
  const credit = athlete ?? prosumer
  if (credit) return { currentSpend: credit.currentSpend, limit: credit.annualCredit }
  if (!employee || !isEmployeeDiscountTCAccepted) return undefined
  return { currentSpend: employee.currentSpend, limit: employee.annualCap }
}
