export const originVariable = 'CAIRN_E2E_ORIGIN'
export const directoryVariable = 'CAIRN_E2E_DIRECTORY'
export const browserVariable = 'CAIRN_E2E_BROWSER'

/** Where the shop answers that was opened for all journeys. */
export const shopOrigin = (): string => process.env[originVariable] ?? ''

/** Where it keeps its things, and takes commands. */
export const shopDirectory = (): string => process.env[directoryVariable] ?? ''

/** Where its browser is found. */
export const browserEndpoint = (): string => process.env[browserVariable] ?? ''
