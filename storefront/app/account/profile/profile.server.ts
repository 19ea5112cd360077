import type { changeProfile } from '@cairn/contract/accounts/account-calls'
import {
  type PersonRequirements,
  personRequirementsOf,
} from '@cairn/contract/validation/profile-rules'
import type { Problem } from '@cairn/contract/validation/rule'
import type { RefusalNameOf } from '@cairn/contract/wire/client'
import { profileHandlers } from '../../person/profile-refusal-handling.ts'
import { showMessage } from '../../platform/calls/handling.ts'
import { withRenewedSession } from '../../platform/calls/server-session.ts'
import { filledFields, formText, formTexts } from '../../platform/form-data.ts'
import { type PageContext, pageContext } from '../../platform/page/page-context.ts'
import { dialCodeField } from '../../purchase/address/phone-field.tsx'
import { readPersonRules } from '../../sign-in/sign-up/read-person-rules.ts'
import {
  type AccountRequest,
  findOwnProfile,
  readOwnProfile,
  respond,
  showProblems,
  showRefusal,
} from '../account-request.server.ts'
import type { ProfileView } from '../account-view.ts'
import {
  findProfileProblems,
  type ProfileContext,
  profileDetails,
  type ProfileField,
  profileFields,
  shownProfile,
} from './profile-fields.ts'

export async function readProfilePage(request: AccountRequest): Promise<ProfileView> {
  const { consumerDetails } = await readOwnProfile(request)
  const rules = await readProfileRules(request.context.get(pageContext))
  const values = shownProfile(consumerDetails, rules.requirements)
  return { kind: 'profile', email: consumerDetails.email, values, ...rules }
}

/** The rules of the server, or those that the pages were built with if these cannot be read. */
async function readProfileRules({ commerce, locale }: PageContext) {
  const { today, requirements } = await readPersonRules(commerce, locale)
  return { today, requirements: requirements ?? personRequirementsOf(locale) }
}

type ChangeName = RefusalNameOf<typeof changeProfile>
type FieldProblem = { field: ProfileField; problem: Problem['name'] }

/** Refusals that belong to a field. The messages of all others are shown above the form. */
const saveHandlers: Record<ChangeName, FieldProblem | typeof showMessage> = {
  ...profileHandlers(showMessage),
  ageInvalid: { field: 'birthDate', problem: 'tooYoung' },
  birthDateMissing: { field: 'birthDate', problem: 'fieldRequired' },
  profilePhoneInUse: { field: 'phone', problem: 'phoneTaken' },
}

export async function saveProfile(request: AccountRequest, form: FormData) {
  const page = request.context.get(pageContext)
  const profile = await findOwnProfile(request)
  if (!profile.ok) return showNotLoaded(form, profile.refusal.status)
  const { consumerDetails } = profile.value
  const { today, requirements } = await readProfileRules(page)
  const stored = shownProfile(consumerDetails, requirements)
  const context: ProfileContext = {
    locale: page.locale,
    today,
    requirements: withChosenDialCode(requirements, form),
    stored,
  }
  const fields = filledFields(form, profileFields)
  const problems = findProfileProblems(fields, context)
  if (problems) return showProblems(form, problems)
  const details = profileDetails(fields, context)
  if (!Object.values(details).some(Boolean)) return respond({ isSaved: true })
  const result = await withRenewedSession(page.commerce, () =>
    page.commerce.changeProfile(
      { body: { consumerProfile: { consumerDetails: details } } },
      saveHandlers,
    ),
  )
  if (result.ok) return respond({ isSaved: true })
  const { handling, status } = result.refusal
  if (typeof handling === 'string') return showRefusal(request, form, result.refusal)
  const age = requirements.birthDate.minimumAge
  const problem = { name: handling.problem, values: { age } }
  return showProblems(form, { [handling.field]: problem }, status)
}

const showNotLoaded = (form: FormData, status: number) =>
  respond({ isSaved: false, values: formTexts(form), isNotLoaded: true }, status)

/** A number has the dial code that is selected beside it. */
function withChosenDialCode(requirements: PersonRequirements, form: FormData): PersonRequirements {
  const { phone } = requirements
  const dialCode = formText(form, dialCodeField('phone')) || phone.dialCode
  return { ...requirements, phone: { ...phone, dialCode } }
}
