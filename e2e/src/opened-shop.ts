export const originVariable = 'CAIRN_E2E_ORIGIN'
export const browserVariable = 'CAIRN_E2E_BROWSER'

/** Where the shop answers that was opened for all journeys. */
export const shopOrigin = (): string => process.env[originVariable] ?? ''

/** Where its browser is found. */
export const browserEndpoint = (): string => process.env[browserVariable] ?? ''
