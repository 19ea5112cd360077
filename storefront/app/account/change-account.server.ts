import { data, redirect } from 'react-router'
import { pageContext } from '../platform/page/page-context.ts'
import { readForm } from '../platform/page/read-form.ts'
import { sendPasswordForm } from '../sign-in/passwords/send-password-form.server.ts'
import { sendVerification } from '../sign-in/verify-email.server.ts'
import { type AccountRequest, namedPage } from './account-request.server.ts'
import { changeAddressList, saveAddress } from './addresses/addresses.server.ts'
import { saveCommunication } from './communication/communication.server.ts'
import { endSessions } from './devices/devices.server.ts'
import { changeEmail } from './email/email.server.ts'
import { changePasskeys } from './passkeys/passkeys.server.ts'
import { changePayment } from './payment/payment.server.ts'
import { savePreferences } from './preferences/preferences.server.ts'
import { eraseAccount } from './privacy/privacy.server.ts'
import { saveProfile } from './profile/profile.server.ts'
import { changeStore } from './store/store.server.ts'

/** Handles the form of the page that the path names. */
export async function changeAccount(request: AccountRequest) {
  const { page, part } = namedPage(request)
  if (page === '') return signOut(request)
  const form = await readForm(request.request)
  if (page === 'addresses' && part !== undefined) return saveAddress(request, part, form)
  if (page === 'store') return changeStore(request, form, part)
  const change = part === undefined ? changes[page] : undefined
  if (!change) throw data(null, { status: 405 })
  return change(request, form)
}

type Change = (
  request: AccountRequest,
  form: FormData,
) =>
  | ReturnType<typeof saveProfile>
  | ReturnType<typeof sendPasswordForm>
  | ReturnType<typeof sendVerification>

const changes: Partial<Record<string, Change>> = {
  addresses: changeAddressList,
  communication: saveCommunication,
  devices: endSessions,
  email: changeEmail,
  passkeys: changePasskeys,
  password: changePassword,
  payment: changePayment,
  preferences: savePreferences,
  privacy: eraseAccount,
  profile: saveProfile,
  'verify-email': ({ context, url }, form) => {
    const { commerce, locale } = context.get(pageContext)
    return sendVerification(commerce, { form, locale, path: `${url.pathname}${url.search}` })
  },
}

function changePassword({ context, params }: AccountRequest, form: FormData) {
  const { commerce } = context.get(pageContext)
  return sendPasswordForm(commerce, { name: 'change', form, locale: params.locale })
}

/** Without scripts. */
async function signOut({ context, params }: AccountRequest): Promise<never> {
  await context.get(pageContext).commerce.signOut({ body: {} })
  throw redirect(`/${params.locale}`, 303)
}
