import { data, redirect } from 'react-router'
import type { HandledRefusal } from '../../platform/calls/commerce.ts'
import { withRenewedSession } from '../../platform/calls/server-session.ts'
import { formText } from '../../platform/form-data.ts'
import { pageContext } from '../../platform/page/page-context.ts'
import {
  type AccountRequest,
  leadToSignIn,
  showProblems,
  showRefusal,
} from '../account-request.server.ts'
import { type DonePasskeyChange, donePasskeyChanges, type PasskeysView } from '../account-view.ts'
import { passkeyNameProblems } from './passkey-name.ts'

export async function readOwnPasskeys(request: AccountRequest): Promise<PasskeysView> {
  const { commerce } = request.context.get(pageContext)
  leadToSignIn(request)
  const result = await withRenewedSession(commerce, () => commerce.readPasskeys({}))
  const done = request.url.searchParams.get('done')
  const view = {
    kind: 'passkeys',
    done: donePasskeyChanges.find((change) => change === done),
  } as const
  if (result.ok) return { ...view, passkeys: result.value.passkeys }
  // The browser is signed in, so it is a device of a store.
  if (result.refusal.name === 'sessionNotEntitled') return { ...view, passkeys: undefined }
  leadToSignIn(request, result.refusal)
  throw data(null, { status: result.refusal.status })
}

/** Renames or removes a passkey of the list. */
export async function changePasskeys(request: AccountRequest, form: FormData) {
  const { commerce } = request.context.get(pageContext)
  const params = { passkeyId: formText(form, 'passkeyId') }
  const name = formText(form, 'name').trim()
  const isRemoval = formText(form, 'intent') === 'remove'
  const problems = isRemoval ? {} : passkeyNameProblems(name)
  if (Object.keys(problems).length > 0) return showProblems(form, problems)
  const result = await withRenewedSession<unknown, HandledRefusal>(commerce, () =>
    isRemoval
      ? commerce.removePasskey({ params })
      : commerce.renamePasskey({ params, body: { name } }),
  )
  if (!result.ok) return showRefusal(request, form, result.refusal)
  throw leadToList(request, isRemoval ? 'removed' : 'renamed')
}

const leadToList = ({ params }: AccountRequest, done: DonePasskeyChange) =>
  redirect(`/${params.locale}/account/passkeys?done=${done}`, 303)
