/** Handles every refusal of a change of the profile in the same way. */
export const profileHandlers = <const Handling>(handling: Handling) => ({
  ageInvalid: handling,
  birthDateMissing: handling,
  currentPasswordWrong: handling,
  emailMalformed: handling,
  loginTaken: handling,
  loyaltyNotSaved: handling,
  profileNotFound: handling,
  profileNotSaved: handling,
  profilePhoneInUse: handling,
  userLocked: handling,
})
