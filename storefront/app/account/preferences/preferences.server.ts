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
import { interestField, longestShoeSize } from './preference-fields.ts'

export async function readPreferences(request: AccountRequest): Promise<PreferencesView> {
  const { preferences } = await readOwnProfile(request)
  return {
    kind: 'preferences',
    interests: splitInterests(preferences.interests),
    shoeSize: preferences.preferredShoeSize ?? '',
  }
}

export async function savePreferences(request: AccountRequest, form: FormData) {
  const { commerce } = request.context.get(pageContext)
  const stored = await readPreferences(request)
  const preferredShoeSize = formText(form, 'shoeSize')
  if (preferredShoeSize.length > longestShoeSize)
    return showProblems(form, {
      shoeSize: { name: 'tooLong', values: { length: longestShoeSize } },
    })
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
