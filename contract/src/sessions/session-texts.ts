import type { FieldTexts } from '../reference/field-texts.ts'
import { errorBody } from '../wire/client.ts'
import { challenge, readChallenge } from './bot-defence-calls.ts'
import { readOwnSessions } from './device-calls.ts'
import { agentSignIn, requestToken, session, signIn, signOut } from './session-calls.ts'

export const sessionTexts: FieldTexts = [
  [
    challenge,
    {
      '': 'A signed proof-of-work challenge: expensive to solve, cheap to check. It has the format of ALTCHA, version 2.',
      parameters: 'What to compute: a counter for which the derived key begins with `keyPrefix`.',
      'parameters.algorithm': 'The function that derives the key.',
      'parameters.nonce': 'Random text of the server, in hexadecimal digits.',
      'parameters.salt': 'The salt of the function, in hexadecimal digits.',
      'parameters.cost': 'The number of iterations of the function.',
      'parameters.keyLength': 'The length of the derived key, in bytes.',
      'parameters.keyPrefix': 'What the derived key must begin with, in hexadecimal digits.',
      'parameters.keySignature': 'The signature of the key, which the server checks.',
      'parameters.expiresAt': 'When the challenge becomes invalid, in seconds since 1970.',
      'parameters.data': 'Present if the challenge is for one action.',
      'parameters.data.action': 'The action that the solution is accepted for.',
      signature: 'The signature of the parameters. Send it back unchanged.',
    },
  ],
  [
    readChallenge,
    {
      'query.action':
        'The form that the challenge is for. Omit it for a challenge after a refusal.',
    },
  ],
  [
    session,
    {
      '': 'A session. Its tokens are in cookies; this tells to whom it belongs and how long it is valid.',
      consumerNo: 'The customer number, for messages to customer service.',
      consumerType:
        'GUEST, REGISTERED for a signed-in shopper, or EMPLOYEE for one with an employee discount.',
      memberId: 'The number of the loyalty membership; null without one.',
      refreshToken:
        'A handle of the session, which grants no access: the refresh token itself is in a cookie.',
      isEmployeeDiscountTCAccepted:
        'Whether an employee has accepted the terms of the discount. False for everybody else.',
      basketId: 'The active cart of the session; null if it has none.',
      favorites: 'The ids of the lists of the session.',
      'favorites.favoriteId':
        'The id of the favourites, for readSharedFavourites and shareFavourites.',
      'favorites.favStoreId':
        'The store that a signed-in shopper has chosen; null without one, and for guests.',
      usid: 'The id of the session. Calls of the account take it as the header `usid`.',
      accessExpiresAt: 'When the access token expires, in UTC. Refresh the session before that.',
      refreshExpiresAt: 'When the session ends unless it is refreshed, in UTC.',
    },
  ],
  [
    requestToken,
    {
      'body.type':
        'Guest opens a session, Refresh renews the one of the refresh cookie, Registered exchanges an authorisation code for the session of a shopper.',
      'body.authorizationCode':
        'The code that signIn has answered with. It can be used once, within some minutes.',
      'body.codeVerifier':
        'The random text whose SHA-256 hash was sent to signIn as `codeChallenge`.',
      'body.guestObjects':
        'Lists of a guest to merge into those of the shopper. The lists of the current session are merged anyway.',
      'body.guestObjects.basketId': 'The cart of the guest.',
      'body.guestObjects.favoriteId': 'The favourites of the guest.',
      'body.guestObjects.saveForLaterId': 'The saved items of the guest.',
      'body.orderNo':
        'An order that was placed as a guest, which is added to the account. Needs `st`.',
      'body.st': 'The ticket of that order.',
      'body.action': 'postLogin if the code belongs to a sign-in during this visit.',
    },
  ],
  [
    signIn,
    {
      'body.type': 'Always Registered.',
      'body.username': 'The email address of the account.',
      'body.password': 'The password of the account.',
      'body.codeChallenge':
        'The SHA-256 hash of the code verifier in base64url without padding, 43 characters.',
      'answer.authorizationCode': 'The code for requestToken. It can be used once.',
    },
  ],
  [
    signOut,
    {
      'body.refreshToken':
        'The handle of the session. Not needed: the session of the cookies is ended.',
    },
  ],
  [
    readOwnSessions,
    {
      'answer.sessions': 'The devices of the shopper.',
      'answer.sessions.isCurrent': 'Whether it is the session of the call.',
      'answer.sessions.isInStore': 'Whether store staff have opened it.',
      'answer.sessions.device':
        'Browser and system, such as “Firefox, Windows”; null if not known.',
      'answer.sessions.network':
        'The network of the sign-in, without the last part of its address; null if not known.',
      'answer.sessions.signedInAt': 'When the shopper signed in, in UTC.',
      'answer.sessions.lastUsedAt': 'When the session was last renewed, in UTC.',
    },
  ],
  [
    agentSignIn,
    {
      'body.employeeId': 'The number of the employee, as listed by readEmployees.',
      'body.pin': 'The PIN of the employee, 4 to 8 digits.',
      'answer.storeName': 'The name of the store.',
      'answer.storeEmployeeId': 'The number of the employee.',
      'answer.storeEmployeeName': 'The name of the employee.',
    },
  ],
  [
    errorBody,
    {
      '': 'What a refused call is answered with.',
      errorDetails: 'What is wrong. The first entry decides; others name further invalid fields.',
      'errorDetails.errorId':
        'The error code, such as BSK404. Each response of a call lists the codes that it can have.',
      'errorDetails.message': 'A message for the shopper, in the language of the locale.',
      'errorDetails.field':
        'The path of the invalid input, such as body.qty. Present only with REQ400 and with invalid addresses.',
      'errorDetails.details':
        'Values of the message, such as the seconds to wait. Present for some codes.',
      appId: 'Present if a solved challenge lifts the refusal; see readChallenge.',
      correlationId:
        'The id of the request in the logs of the shop. Quote it when you report a problem.',
    },
  ],
]
