export const en = {
  newsletterSignUp: 'Sign up',
  newsletterPolicy: 'Send me the letters. I can stop them any time.',
  privacyNotice: 'Privacy',
  newsletterSignedUp: 'You are on the list. The next letter is yours.',
  newsletterNoScripts: 'Signing up needs scripts. Without them, write to us.',
  newsletterEmail: 'E-mail for the letters',
} as const
