/** Handles every refusal of the code and the PIN of a gift card in the same way. */
export const giftCardHandlers = <const Handling>(handling: Handling) => ({
  captchaFailed: handling,
  giftCardCodeMissing: handling,
  giftCardUnknown: handling,
  giftCardExpired: handling,
  giftCardSpent: handling,
  giftCardVoided: handling,
  giftCardNeverLoaded: handling,
  giftCardServiceUnavailable: handling,
})
