import { createRequire } from 'node:module'
import type * as Clients from '@adyen/api-library/lib/src/client.js'
import type * as Configs from '@adyen/api-library/lib/src/config.js'
import type * as Checkout from '@adyen/api-library/lib/src/services/checkout/index.js'
import type * as Models from '@adyen/api-library/lib/src/typings/checkout/models.js'
import type * as Utils from '@adyen/api-library/lib/src/utils/index.js'
import { ProviderAway } from './provider.ts'

export type AdyenSettings = {
  apiKey: string
  merchantAccount: string
  /** Signs webhooks; in hexadecimal, as Adyen shows it. */
  hmacKey: string
  /** Of a live account; without one it is the test environment. */
  livePrefix?: string | undefined
}

/** Takes the library's requests in place of the network. */
export type Line = {
  request: (endpoint: string, json: string | Buffer, ...rest: unknown[]) => Promise<string>
}

export type AdyenLibrary = ReturnType<typeof openLibrary>

const timeoutMilliseconds = 8_000

const require = createRequire(import.meta.url)

/** Read where it is used only: the official library has some hundred files for the calls that we make. */
export function openLibrary({ apiKey, livePrefix }: AdyenSettings, line?: Line) {
  const clients: typeof Clients.default = require('@adyen/api-library/lib/src/client.js')
  const configs: typeof Configs = require('@adyen/api-library/lib/src/config.js')
  const checkout: typeof Checkout.default = require('@adyen/api-library/lib/src/services/checkout/index.js')
  const models: typeof Models = require('@adyen/api-library/lib/src/typings/checkout/models.js')
  const { hmacValidator }: typeof Utils = require('@adyen/api-library/lib/src/utils/index.js')
  const { LIVE, TEST } = configs.EnvironmentEnum
  const client = new clients.default(
    {
      apiKey,
      applicationName: 'Cairn',
      connectionTimeoutMillis: timeoutMilliseconds,
      environment: livePrefix ? LIVE : TEST,
      ...(livePrefix && { liveEndpointUrlPrefix: livePrefix }),
    },
    line,
  )
  const calls = new checkout.default(client)
  return {
    models,
    payments: calls.PaymentsApi,
    changes: calls.ModificationsApi,
    stored: calls.RecurringApi,
    validator: new hmacValidator(),
  }
}

/** What Adyen says no to, with its own number for the reason. */
export type AdyenRefusal = { isRefused: true; code: string; message: string }

/** An answer, or a no; what is neither is away, and what is our own mistake is thrown. */
export async function heard<Answer>(asked: Promise<Answer>): Promise<Answer | AdyenRefusal> {
  try {
    return await asked
  } catch (error) {
    const status = statusOf(error)
    if (isPassing(error) || status >= 500) {
      throw new ProviderAway('Adyen does not answer', { cause: error })
    }
    if (status === 422) return { isRefused: true, ...reasonOf(error) }
    throw error
  }
}

export const isRefusal = (answer: object): answer is AdyenRefusal => 'isRefused' in answer

/** The same key is still in flight, or too many requests are. */
const isPassing = (error: unknown) =>
  statusOf(error) === 429 || statusOf(error) === 409 || reasonOf(error).code === '704'

/** Whatever is no answer of Adyen's counts as one that something broke. */
function statusOf(error: unknown): number {
  const isAnswer = error instanceof Error && 'responseBody' in error && 'statusCode' in error
  return isAnswer && typeof error.statusCode === 'number' ? error.statusCode : 500
}

function reasonOf(error: unknown): { code: string; message: string } {
  const code = error instanceof Error && 'errorCode' in error ? String(error.errorCode) : ''
  return { code, message: error instanceof Error ? error.message : '' }
}
