import type { FieldTexts } from '../reference/field-texts.ts'
import {
  changeNotification,
  changeProfile,
  createProfile,
  lookUpConsumer,
  readProfile,
  readSubscriptions,
  readUserData,
} from './account-calls.ts'
import { confirmSubscription, unsubscribe } from './newsletter-calls.ts'
import {
  acquisition,
  consumerProfile,
  enrollment,
  enrollmentInput,
  notification,
  personalDetails,
  preferences,
  profileInput,
  subscription,
  subscriptionInput,
} from './profile.ts'

export const accountTexts: FieldTexts = [
  [
    subscriptionInput,
    {
      '': 'A subscription to opt in to or out of.',
      type: 'The newsletter, or the one for members.',
      channel: 'Whether it is sent by mail or as a text message.',
      optin: 'true subscribes, false unsubscribes.',
      doubleOptin:
        'Whether the recipient has confirmed the subscription. In requests it is accepted and not used.',
      recipient:
        'The email address or phone number. That of the profile if omitted; guests must send it.',
      category: 'Always subscription.',
      country: 'The country of the recipient. That of the site if omitted.',
      region: 'The region of the recipient. That of the site if omitted.',
      optinDate: 'When the recipient subscribed. In requests it is accepted and not used.',
      optoutDate: 'When the recipient unsubscribed. In requests it is accepted and not used.',
    },
  ],
  [
    subscription,
    {
      '': 'A subscription, with its current state.',
      doubleOptin:
        'Whether the recipient has confirmed the subscription with the link of a mail that this consumer caused.',
      category: 'Always subscription.',
      recipient: 'The email address or phone number.',
      country: 'The country of the recipient.',
      region: 'The region of the recipient.',
      optinDate: 'When the recipient subscribed. Absent while unsubscribed.',
      optoutDate: 'When the recipient unsubscribed. Absent while subscribed.',
    },
  ],
  [
    enrollmentInput,
    {
      '': 'A membership to begin or to end.',
      type: 'Always Loyalty.',
      optin: 'true joins the programme, false leaves it.',
      doubleOptin:
        'Whether the shopper has confirmed to join. Membership counts from then. false if omitted.',
      region: 'The region of the member.',
      channel: 'Where the shopper joined, such as web.',
      country: 'The country of the member.',
    },
  ],
  [
    enrollment,
    {
      '': 'The membership in the loyalty programme.',
      doubleOptin: 'Whether the shopper has confirmed to join. Membership counts from then.',
    },
  ],
  [
    notification,
    {
      '': 'Whether the shopper wants notifications of a kind.',
      type: 'What the notifications are about.',
      channel: 'How they are sent.',
      optin: 'Whether the shopper wants them.',
    },
  ],
  [
    preferences,
    {
      '': 'What the shopper likes.',
      interests: 'Interests, separated by pipes. An empty text removes them.',
      preferredShoeSize: 'The shoe size. An empty text removes it.',
    },
  ],
  [
    personalDetails,
    {
      '': 'What the shop knows about a shopper.',
      email: 'The email address of the account.',
      firstName: 'The first name. Absent if it is not known.',
      lastName: 'The last name. Absent if it is not known.',
    },
  ],
  [
    consumerProfile,
    {
      '': 'The profile of a shopper.',
      pendingEmail:
        'The new email address, which takes effect when the link that was mailed to it is followed. Absent otherwise.',
      consumerDetails: 'Name, contact and addresses.',
      'consumerDetails.address': 'The address book.',
      'consumerDetails.athlete': 'The yearly credit of an athlete; null for others.',
      'consumerDetails.athlete.currentSpend': 'What has been used this year.',
      'consumerDetails.athlete.annualCredit': 'The credit of a year.',
      'consumerDetails.employee': 'The yearly limit of an employee; null for others.',
      'consumerDetails.employee.currentSpend': 'What has been used this year.',
      'consumerDetails.employee.annualCap': 'The limit of a year.',
      'consumerDetails.prosumer': 'The yearly credit of a professional; null for others.',
      'consumerDetails.prosumer.currentSpend': 'What has been used this year.',
      'consumerDetails.prosumer.annualCredit': 'The credit of a year.',
      'consumerDetails.identity':
        'The groups of the shopper with terms of their own; usually empty.',
      'consumerDetails.identity.type': 'The group.',
      isEmployeeDiscountTCAccepted: 'Whether an employee has accepted the terms of the discount.',
      isEmailVerified:
        'Whether the shopper has proved to read the mails of the address, by following a link in one.',
      isPartiallyEnrolled:
        'Whether first name, last name, phone number, postal code or birth date is missing.',
      isLoyaltyMember: 'Whether the shopper is a member of the loyalty programme.',
      loyaltyOptInDate: 'Since when; null for others.',
      loyaltySummary: 'The points of a member. Present only if the query requests it.',
      'loyaltySummary.points': 'The points.',
      'loyaltySummary.points.balance': 'The points that can be spent.',
      preferences: 'What the shopper likes.',
      subscriptions: 'The subscriptions of the shopper.',
      enrollments: 'The memberships of the shopper.',
      notifications: 'The notifications that the shopper has chosen.',
    },
  ],
  [
    acquisition,
    {
      '': 'Where a shopper has signed up.',
      store: 'The id of the store.',
      acquisitionType: 'The kind of place, such as web or store.',
      campaignName: 'The campaign that led to the sign-up.',
    },
  ],
  [
    profileInput,
    {
      '': 'The fields of a profile to set. Omitted fields remain as they are.',
      consumerDetails: 'Name and contact.',
      'consumerDetails.email':
        'The email address. createProfile needs it. A new one takes effect when the link that is mailed to it is followed.',
      'consumerDetails.firstName': 'The first name, at most 60 characters.',
      'consumerDetails.lastName': 'The last name, at most 60 characters.',
      'consumerDetails.source': 'Where the shopper has signed up.',
      enrollments: 'The membership to begin or to end, at most one.',
      subscriptions: 'Subscriptions to change, at most ten.',
      preferences: 'What the shopper likes.',
      isEmployeeDiscountTCAccepted:
        'true when an employee accepts the terms of the discount, which cannot be withdrawn.',
    },
  ],
  [
    readProfile,
    {
      'query.includeLoyaltySummary':
        'Whether to answer with the points of a member. false if omitted.',
      'answer.consumerProfile': 'The profile.',
    },
  ],
  [
    changeProfile,
    {
      'body.consumerProfile': 'The fields to change.',
      'body.currentPassword':
        'The current password. Mandatory if the email address becomes another one: AUT450 without it. Attempts are counted together with those of changePassword.',
      'answer.consumerProfile': 'The profile after the change.',
    },
  ],
  [
    createProfile,
    {
      'body.consumerProfile': 'The fields of the profile. An email address is mandatory.',
    },
  ],
  [
    lookUpConsumer,
    {
      'query.email': 'The email address to look up.',
      'answer.status':
        'unknown, registered, or partiallyEnrolled if the name, the phone number, the postal code or the date of birth is missing.',
    },
  ],
  [
    readUserData,
    {
      'body.consumerId': 'The id in the link.',
      'body.email': 'The email address of the recipient. It must be that of the id.',
      'answer.consumerDetails': 'The details of the recipient.',
      'answer.enrollments': 'The memberships of the recipient.',
    },
  ],
  [
    changeNotification,
    {
      'body.requestType': 'What the notifications are about. Mandatory: ATTR100 without it.',
      'body.organisation': 'The organisation that sends them. Mandatory: ATTR200 without it.',
      'body.payload': 'The choice. Mandatory: ATTR300 without it.',
      'body.payload.channel': 'How they are sent. email if omitted.',
      'body.payload.optin': 'Whether the shopper wants them.',
      'answer.notifications': 'All choices of the shopper.',
    },
  ],
  [
    readSubscriptions,
    {
      'answer.subscriptions': 'The subscriptions, one for each type and channel.',
    },
  ],
  [
    confirmSubscription,
    {
      'body.token': 'The token in the link of the mail. It can be used again.',
      'answer.isConfirmed':
        'false if the link is older than seven days, or if the recipient has unsubscribed since.',
    },
  ],
  [
    unsubscribe,
    {
      'body.token': 'The token in the link.',
    },
  ],
]
