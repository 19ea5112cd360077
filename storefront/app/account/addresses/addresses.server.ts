import type { Address, AddressBookEntry } from '@cairn/contract/address/address'
import { locales, siteOf } from '@cairn/contract/sites/sites'
import { data, redirect } from 'react-router'
import type { HandledRefusal } from '../../platform/calls/commerce.ts'
import { showMessage } from '../../platform/calls/handling.ts'
import { withRenewedSession } from '../../platform/calls/server-session.ts'
import { formText, formTexts } from '../../platform/form-data.ts'
import { pageContext } from '../../platform/page/page-context.ts'
import { readPlaces } from '../../purchase/address/read-places.ts'
import { readServerRules } from '../../purchase/address/read-server-rules.ts'
import { formRules } from '../../purchase/address/server-rules.ts'
import {
  findFieldProblems,
  normalizedAddress,
  readTypedAddress,
  typedAddressOf,
} from '../../purchase/address/typed-address.ts'
import {
  type AccountRequest,
  readOwnProfile,
  respond,
  showRefusal,
} from '../account-request.server.ts'
import type { AddressesView, AddressView } from '../account-view.ts'
import { bookFieldPrefix, bookInputOf, type DoneChange, doneChanges } from './book-input.ts'

export async function readAddresses(request: AccountRequest): Promise<AddressesView> {
  const { consumerDetails } = await readOwnProfile(request)
  const done = request.url.searchParams.get('done')
  return {
    kind: 'addresses',
    entries: consumerDetails.address,
    done: doneChanges.find((change) => change === done),
  }
}

const allCountries = [...new Set(locales.map((locale) => siteOf(locale).country))]

/** The form for a new address, or for the one with the id. */
export async function readAddress(request: AccountRequest, id: string): Promise<AddressView> {
  const { consumerDetails } = await readOwnProfile(request)
  const { commerce, locale } = request.context.get(pageContext)
  const { firstName, lastName, email, phone } = consumerDetails
  const isNew = id === 'new'
  const entry: Entry | undefined = isNew
    ? { firstName, lastName, email, phone, approachType: typeOfNew(request), main: false }
    : consumerDetails.address.find(({ addressId }) => addressId === id)
  if (!entry) throw data(null, { status: 404 })
  const { approachType, main: isMain, countryCode: country = siteOf(locale).country } = entry
  return {
    kind: 'address',
    isNew,
    approachType,
    isMain,
    values: typedAddressOf(entry),
    country,
    // Orders are delivered in the country of the site only.
    countries: approachType === 'B' ? allCountries : undefined,
    serverRules: await readServerRules(commerce, country),
  }
}

type Entry = Address & Pick<AddressBookEntry, 'approachType' | 'main'>

const typeOfNew = ({ url }: AccountRequest) => (url.searchParams.get('type') === 'B' ? 'B' : 'S')

const addressHandlers = {
  addressInvalid: showMessage,
  addressExists: showMessage,
  addressBookFull: showMessage,
  addressIdUnknown: showMessage,
} as const

/** Adds or changes an address, and leads to the list. */
export async function saveAddress(request: AccountRequest, id: string, form: FormData) {
  const { commerce } = request.context.get(pageContext)
  const { approachType, country, isNew } = await readAddress(request, id)
  const typed = normalizedAddress(readTypedAddress(form, bookFieldPrefix), country)
  const { countryCode = country } = typed
  const rules = formRules(
    approachType === 'B' ? 'billing' : 'address',
    countryCode,
    await readServerRules(commerce, countryCode),
  )
  const problems = findFieldProblems(typed, rules)
  if (problems) {
    const { postalCode = '' } = typed
    const lacksPlace = (problems.city ?? problems.province) !== undefined && postalCode !== ''
    const places = lacksPlace ? await readPlaces(commerce, { countryCode, postalCode }) : []
    return respond({ isSaved: false, values: formTexts(form), problems, places }, 400)
  }
  const main = form.has('main') || undefined
  const body = { address: { ...bookInputOf(typed), approachType, main } }
  const result = await withRenewedSession<unknown, HandledRefusal>(commerce, () =>
    isNew
      ? commerce.addAddress({ body }, addressHandlers)
      : commerce.changeAddress({ params: { addressId: id }, body }, addressHandlers),
  )
  if (!result.ok) return showRefusal(request, form, result.refusal)
  throw leadToList(request, 'saved')
}

/** Removes an address of the list, or makes it the main one of its type. */
export async function changeAddressList(request: AccountRequest, form: FormData) {
  const { commerce } = request.context.get(pageContext)
  const params = { addressId: formText(form, 'addressId') }
  const isRemoval = formText(form, 'intent') === 'remove'
  const result = await withRenewedSession<unknown, HandledRefusal>(commerce, () =>
    isRemoval
      ? commerce.removeAddress(
          { params },
          { addressIdUnknown: showMessage, billingAddressInUse: showMessage },
        )
      : commerce.changeAddress({ params, body: { address: { main: true } } }, addressHandlers),
  )
  if (!result.ok) return showRefusal(request, form, result.refusal)
  throw leadToList(request, isRemoval ? 'removed' : 'saved')
}

const leadToList = ({ params }: AccountRequest, done: DoneChange) =>
  redirect(`/${params.locale}/account/addresses?done=${done}`, 303)
