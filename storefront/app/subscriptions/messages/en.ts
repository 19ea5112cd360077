export const en = {
  newsletterSignUp: 'Sign up',
  privacyNotice: 'Privacy',
  newsletterEmail: 'E-mail for the letters',
  newsletterSignedUp:
    'Thank you, we are writing to you. If the mail asks you to confirm, one click is enough.',
  newsletterPageTitle: 'Letters from Cairn',
  newsletterPageText:
    'Now and then a letter about weather, routes and what we make. One click ends them.',
  textNewsTitle: 'By text message',
  textNewsText:
    'News and offers on your phone. A new number replaces the one that you gave before.',
  textNewsSignUp: 'Get text messages',
  textNewsSignedUp: 'Thank you, our news now comes to {phone}. Answer STOP to end it.',
  newsletterConfirmTitle: 'Shall we send the letters?',
  newsletterConfirmText: 'Press the button, and they come to your address. One click ends them.',
  newsletterConfirmButton: 'Yes, send them',
  newsletterConfirmedTitle: 'You are on the list.',
  newsletterConfirmedText: 'The next letter is yours.',
  newsletterExpiredTitle: 'This link no longer works.',
  newsletterExpiredText:
    'Links work for seven days, until you unsubscribe. Enter your address again, and we mail you another one.',
  newsletterAgain: 'Enter the address again',
  unsubscribeTitle: 'No more letters?',
  unsubscribeText: 'Press the button, and no letter comes to this address any more.',
  unsubscribeButton: 'Unsubscribe',
  unsubscribedTitle: 'No more letters.',
  unsubscribedText: 'Your address is off the list. Mails about your orders still reach you.',
} as const
