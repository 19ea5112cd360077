import { joinInterests, offeredInterests, splitInterests } from '@cairn/contract/accounts/interests'
import { profileHandlers } from '../../person/profile-refusal-handling.ts'
import { showMessage } from '../../platform/calls/handling.ts'
import { withRenewedSession } from '../../platform/calls/server-session.ts'
import { formText } from '../../platform/form-data.ts'
import { pageContext } from '../../platform/page/page-context.ts'
import {
  type AccountRequest,
  readOwnProfile,
  respond,
  showProblems,
  showRefusal,
} from '../account-request.server.ts'
import type { PreferencesView } from '../account-view.ts'
import { interestField, shoeSizesToChoose } from './preference-fields.ts'

export async function readPreferences(request: AccountRequest): Promise<PreferencesView> {
  const { commerce } = request.context.get(pageContext)
  const [{ preferences }, footSizes] = await Promise.all([
    readOwnProfile(request),
    commerce.readFootSizes({}),
  ])
  const { interests, preferredShoeSize: shoeSize = '' } = preferences
  return {
    kind: 'preferences',
    interests: splitInterests(interests),
    shoeSize,
    shoeSizes: shoeSizesToChoose(footSizes.ok ? footSizes.value.tables : [], shoeSize),
  }
}

export async function savePreferences(request: AccountRequest, form: FormData) {
  const { commerce } = request.context.get(pageContext)
  const stored = await readPreferences(request)
  const preferredShoeSize = form.has('shoeSize') ? formText(form, 'shoeSize') : stored.shoeSize
  if (preferredShoeSize !== '' && !stored.shoeSizes.includes(preferredShoeSize))
    return showProblems(form, { shoeSize: { name: 'valueInvalid' } })
  const offered = new Set<string>(offeredInterests)
  const interests = joinInterests([
    ...stored.interests.filter((interest) => !offered.has(interest)),
    ...offeredInterests.filter((interest) => form.has(interestField(interest))),
  ])
  const result = await withRenewedSession(commerce, () =>
    commerce.changeProfile(
      { body: { consumerProfile: { preferences: { interests, preferredShoeSize } } } },
      profileHandlers(showMessage),
    ),
  )
  return result.ok ? respond({ isSaved: true }) : showRefusal(request, form, result.refusal)
}
