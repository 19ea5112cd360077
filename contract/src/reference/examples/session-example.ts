import { type ExampleTable, exampleIds } from './example-ids.ts'

/** The code verifier and its hash are those of RFC 7636, appendix B. */
const codeVerifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'
const codeChallenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM'

export const sessionExamples = {
  requestToken: {
    body: { type: 'Registered', authorizationCode: exampleIds.authorizationCode, codeVerifier },
  },
  signIn: {
    body: {
      type: 'Registered',
      username: 'shopper@cairn.test',
      password: 'Trailhead1',
      codeChallenge,
    },
  },
  signOut: { body: {} },
  readOwnSessions: {},
  endOwnSession: { params: { sessionId: exampleIds.sessionId } },
  endOtherSessions: {},
  signUp: {
    body: {
      firstName: 'Ada',
      lastName: 'Berg',
      email: 'ada.berg@example.com',
      password: 'Trailhead1',
      birthDate: '1990-05-17',
      phone: '+13035550142',
      postalCode: '80202',
      isTermsConfirmed: true,
      subscriptions: {
        newsletterConsent: false,
        loyaltyConsent: false,
        smsNotificationConsent: false,
      },
    },
  },
  changePassword: { body: { currentPassword: 'Trailhead1', newPassword: 'Summit2026' } },
  confirmForgottenPassword: {
    body: { token: exampleIds.resetToken, newPassword: 'Summit2026' },
  },
  checkResetLink: { body: { token: exampleIds.resetToken } },
  verifyEmail: { body: { token: exampleIds.verificationToken } },
  askForPasswordReset: { body: { email: 'shopper@cairn.test' } },
  askForVerificationMail: {},
  agentSignIn: { body: { storeId: '0042', employeeId: 'E1001', pin: '4242' } },
  readChallenge: { query: { action: 'login' } },
} satisfies ExampleTable
