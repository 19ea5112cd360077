import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const id = 'virtual:cairn/call-table'
const contract = new URL('../../contract/src/', import.meta.url)
const sources = {
  calls: new URL('calls.ts', contract),
  refusals: new URL('refusals/refusals.ts', contract),
  call: new URL('wire/call.ts', contract),
}

/** Calls that no script of the browser makes: only the server of the pages does, or a payment provider. */
export const callsOfServer: ReadonlySet<string> = new Set([
  'addPriceAdjustment',
  'askForPasswordReset',
  'askForVerificationMail',
  'askQuestion',
  'changeAddress',
  'changeNotification',
  'changePassword',
  'changePickup',
  'changePriceAdjustment',
  'changeSavedInstrument',
  'checkResetLink',
  'chooseStore',
  'confirmForgottenPassword',
  'confirmSubscription',
  'createProfile',
  'createReturnLabel',
  'downloadInvoice',
  'downloadOwnData',
  'endOtherSessions',
  'endOwnSession',
  'eraseAccount',
  'exportOwnData',
  'flagReview',
  'handOverReservation',
  'ingestErrors',
  'ingestMeasurements',
  'mailOrderCode',
  'readAlternates',
  'readCatalogue',
  'readCategoryContent',
  'readChildPages',
  'readCollectionsComponent',
  'readContactCategories',
  'readCountries',
  'readEmployees',
  'readErasure',
  'readExperiments',
  'readFooter',
  'readFooterComponent',
  'readFragment',
  'readLocations',
  'readMenu',
  'readNearestPage',
  'readOrder',
  'readOrderHistory',
  'readOwnCases',
  'readOwnReturns',
  'readOwnSessions',
  'readPage',
  'readPageComponent',
  'readPasskeys',
  'readPaymentMethods',
  'readPickups',
  'readPointsHistory',
  'readPopups',
  'readProductContent',
  'readProductSet',
  'readProductSets',
  'readQuestions',
  'readReservations',
  'readReviews',
  'readSearchComponent',
  'readSharedFavourites',
  'readShippingMethods',
  'readShippingRates',
  'readShowcase',
  'readSitemap',
  'readStores',
  'readSubscriptions',
  'readUtilityComponent',
  'readWelcomePromotion',
  'receivePaymentEvents',
  'recordConsent',
  'refuseSharedFavourites',
  'removeAddress',
  'removeBillingAddress',
  'removePasskey',
  'removePriceAdjustment',
  'removeSavedInstrument',
  'removeShippingAddress',
  'renamePasskey',
  'reserveItem',
  'searchProducts',
  'trackOrder',
  'translateReview',
  'unsubscribe',
  'verifyEmail',
  'voteOnAnswer',
  'voteOnReview',
  'withdrawReturn',
])

/** Gives the browser the method and path of every call that it may make and the names of their refusals, without the schemas. */
export function callTable(): Plugin {
  return {
    name: 'cairn-call-table',
    resolveId: (requested) => (requested === id ? `\0${id}` : undefined),
    async load(requested) {
      if (requested !== `\0${id}`) return undefined
      for (const source of Object.values(sources)) this.addWatchFile(fileURLToPath(source))
      const { calls }: { calls: Record<string, CallDeclaration> } = await import(sources.calls.href)
      const browserCalls = Object.entries(calls).filter(([name]) => !callsOfServer.has(name))
      const { refusals }: { refusals: Refusals } = await import(sources.refusals.href)
      const { commonRefusals }: { commonRefusals: string[] } = await import(sources.call.href)
      const declared = browserCalls.flatMap(([, { refuses }]) => refuses)
      const possibleRefusals = onlyNamed(refusals, [...commonRefusals, ...declared])
      return [
        `export const callTable = ${JSON.stringify(callTableOf(Object.fromEntries(browserCalls)))}`,
        `export const refusalNames = ${JSON.stringify(refusalNamesOf(possibleRefusals))}`,
      ].join('\n')
    },
  }
}

type CallDeclaration = { method: string; path: string; policy: string; refuses: string[] }
type Refusals = Record<string, { id: string }>

/** Every page downloads the names, so those that only calls of the server have are left out. */
const onlyNamed = (refusals: Refusals, names: readonly string[]): Refusals =>
  Object.fromEntries(Object.entries(refusals).filter(([name]) => names.includes(name)))

/** The third entry of a row is present if the call needs a session. */
export function callTableOf(calls: Record<string, Omit<CallDeclaration, 'refuses'>>) {
  return Object.fromEntries(
    Object.entries(calls).map(([name, { method, path, policy }]) => [
      name,
      policy === 'anyone' || policy === 'provider' ? [method, path] : [method, path, 1],
    ]),
  )
}

/** The names of the refusals by the ids that responses contain. */
export const refusalNamesOf = (refusals: Refusals) =>
  Object.fromEntries(Object.entries(refusals).map(([name, { id: errorId }]) => [errorId, name]))
