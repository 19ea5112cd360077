import type { CallRefusal } from '@cairn/contract/client'
import type { Result } from '@cairn/contract/result'
import { browserCommerce } from '../platform/browser-commerce.ts'
import { forgetEverything } from './forget-everything.ts'
import { type InStore, keepInStore } from './in-store-memory.ts'

type Wanted = { storeId: string; employeeId: string; pin: string; captcha: string | undefined }

/** Opens a session at the counter; of whoever used this browser before nothing is left. */
export async function startInStore({
  captcha,
  ...who
}: Wanted): Promise<Result<InStore, CallRefusal>> {
  const opened = await browserCommerce().agentSignIn({
    body: { ...who, ...(captcha !== undefined && { recaptcha_response: captcha }) },
  })
  if (!opened.ok) return opened
  const { storeId, storeName, storeEmployeeId, storeEmployeeName } = opened.value
  const session = { storeId, storeName, storeEmployeeId, storeEmployeeName }
  forgetEverything()
  keepInStore(session)
  return { ok: true, value: session }
}
