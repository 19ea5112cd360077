/** The URL that starts the shop when it is first requested, and answers with the other variables. */
export const starterVariable = 'CAIRN_E2E_STARTER'
export const originVariable = 'CAIRN_E2E_ORIGIN'
export const directoryVariable = 'CAIRN_E2E_DIRECTORY'

/** The origin of the shop that all journeys share. */
export const shopOrigin = (): string => process.env[originVariable] ?? ''

/** Its data directory, with the socket for commands. */
export const shopDirectory = (): string => process.env[directoryVariable] ?? ''
