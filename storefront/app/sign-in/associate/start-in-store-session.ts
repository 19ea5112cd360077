import { accept, type Result } from '@cairn/contract/refusals/result'
import type { CallRefusal } from '@cairn/contract/wire/client'
import { browserCommerce } from '../../platform/calls/browser-commerce.ts'
import { showMessage } from '../../platform/calls/handling.ts'
import { clearPersonalData } from '../session/clear-personal-data.ts'
import { type InStoreSession, storeInStoreSession } from './in-store-session.ts'

type InStoreSignIn = {
  storeId: string
  employeeId: string
  pin: string
  captcha: string | undefined
}

/** Opens an in-store session and clears the data of the previous user of this browser. */
export async function startInStoreSession({
  captcha,
  ...credentials
}: InStoreSignIn): Promise<Result<InStoreSession, CallRefusal>> {
  const result = await browserCommerce().agentSignIn(
    {
      body: { ...credentials, ...(captcha !== undefined && { recaptcha_response: captcha }) },
    },
    {
      agentCredentialsInvalid: showMessage,
      userLocked: showMessage,
      signInUnavailable: showMessage,
      employeeStoreNotFound: showMessage,
      captchaFailed: showMessage,
    },
  )
  if (!result.ok) return result
  const { storeId, storeName, storeEmployeeId, storeEmployeeName } = result.value
  const session = { storeId, storeName, storeEmployeeId, storeEmployeeName }
  clearPersonalData()
  storeInStoreSession(session)
  return accept(session)
}
