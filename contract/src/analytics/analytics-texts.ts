import { recordConsent } from '../consent/consent-calls.ts'
import { readExperiments } from '../experiments/experiment-calls.ts'
import type { FieldTexts } from '../reference/field-texts.ts'
import {
  decide,
  decisionEvent,
  ingestMeasurements,
  readServerTime,
  validateResponse,
} from './analytics-calls.ts'
import { browserError, ingestErrors } from './browser-error-calls.ts'

export const analyticsTexts: FieldTexts = [
  [
    ingestMeasurements,
    {
      'body.measureBatch': 'The measurements, at most 100.',
      'body.measureBatch.name': 'What was measured.',
      'body.measureBatch.duration':
        'How long it took, in milliseconds. Of CLS, which is no time, a thousand times the score.',
      'body.measureBatch.labels':
        'At most 20 texts that tell measurements apart, such as the page.',
    },
  ],
  [ingestErrors, { 'body.errors': 'The failures, at most ten.' }],
  [
    browserError,
    {
      '': 'A failure in a browser.',
      kind: 'What has failed: a script, a promise that nobody handles, the hydration of a page, a page that could not be shown, a call that was answered with 5xx, or a script or style sheet that could not be loaded.',
      name: 'The name of the error, such as TypeError.',
      message: 'The message of the error.',
      stack: 'The places of the code that led to the error, a line each.',
      path: 'The path of the page, without its query.',
      count: 'How often it has happened since the page was opened. Once if omitted.',
      call: 'The name of the call that has failed, such as readCart.',
      status: 'The status with which the call or the page was answered.',
      errorId: 'The id of the error that the call was answered with.',
      correlationId: 'The correlation id that the call was answered with.',
    },
  ],
  [
    readServerTime,
    {
      'answer.timestamp': 'The time of the server, in UTC.',
    },
  ],
  [
    validateResponse,
    {
      'params.contract': 'The name of the call that was made, such as readCart.',
      'body.data': 'The answer to check.',
      'body.error': 'The body of a refused call to check, instead of `data`.',
      'body.path': 'The path that was called.',
      'body.method': 'The method that was called.',
      'answer.isValid': 'Whether the answer is as documented.',
      'answer.problems': 'What is wrong; empty if it is valid.',
      'answer.problems.path': 'The field that is wrong.',
      'answer.problems.message': 'What is wrong with it.',
    },
  ],
  [
    decisionEvent,
    {
      '': 'What has happened on a page.',
      eventType: 'The kind of event, which decides about the other fields.',
      pageType: 'The kind of page that is viewed.',
      url: 'The URL of the page.',
      path: 'The path of the page.',
      categoryId: 'The category that is viewed.',
      requestId: 'An id of the client, which the actions of the answer carry.',
      experienceIds:
        'The experiences to decide about, none if the page has none. All that are running if omitted.',
      audiences:
        'The audiences that the visitor belongs to, such as loggedout. Visitors outside the audience of an experiment see its baseline and do not take part.',
      width: 'The width of the window in CSS pixels.',
      height: 'The height of the window in CSS pixels.',
      language: 'The language of the browser.',
      userAgent: 'The user agent of the browser.',
      referrer: 'The page before this one.',
      latitude: 'The latitude in degrees.',
      longitude: 'The longitude in degrees.',
      q: 'The searched text.',
      total: 'The number of results.',
      products: 'The products that are viewed.',
      cartLines: 'The lines of the cart.',
      'cartLines.unitPrice': 'The price of one piece, in major units.',
      purchaseLines: 'The lines of the order.',
      'purchaseLines.unitPrice': 'The price of one piece, in major units.',
      recTokens: 'The tokens of the recommendations that were shown.',
      count: 'How many were shown.',
      pageEvents: 'Names of events of the page.',
    },
  ],
  [
    decide,
    {
      'params.brand': 'The brand, such as CAIRN.',
      'body.brand': 'The brand again. Not needed.',
      'body.customerId': 'The id of the shopper at the decision engine. Not needed.',
      'body.channel': 'The sales channel. Not needed.',
      'body.monetateId':
        'The id that an earlier answer has returned, so that a browser sees the same variants again. A new one is created if omitted.',
      'body.events': 'The events, at most 100, of which 10 are decision requests.',
      'answer.monetateId':
        'The id of the browser, to send with the next request. Empty if the visitor has not allowed decisions and has sent none.',
      'answer.actions': 'What to show, for each decision request.',
      'answer.actions.actionType': 'Always experience.',
      'answer.actions.experienceId': 'The experience.',
      'answer.actions.variationKey': 'The variant to show; null for the page as it is.',
      'answer.actions.requestId': 'The id of the request that it belongs to; null without one.',
    },
  ],
  [
    readExperiments,
    {
      'answer.experiments': 'The experiments that are running at this moment.',
      'answer.experiments.experienceId': 'The id of the experiment, which content blocks name.',
      'answer.experiments.salt': 'What the assignment of visitors depends on, with their ids.',
      'answer.experiments.audience':
        'The audience that takes part, such as loggedout; null for all visitors.',
      'answer.experiments.shares':
        'The variants with their shares. What they leave is the share of the baseline.',
      'answer.experiments.shares.variantId': 'The variant, as the content block names it.',
      'answer.experiments.shares.percent':
        'The percentage of the visitors who see it, with up to two decimals.',
    },
  ],
  [
    recordConsent,
    {
      'body.version': 'The version of the texts that the visitor has read.',
      'body.codes':
        'What the visitor allows: C0002 performance and analytics, C0003 functional, C0004 targeting. C0001, which is required, is always allowed.',
      'body.source': 'Where the visitor has chosen: the banner or the page with the settings.',
      'answer.consentId':
        'The id of the choices of this browser, which its cookie contains. It is random.',
      'answer.version': 'The version of the texts.',
      'answer.codes': 'What is allowed.',
      'answer.chosenAt': 'When the choice was recorded, in UTC.',
    },
  ],
]
