import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { adyenProvider } from './adyen-provider.ts'

const settings = {
  apiKey: 'the key of the shop in tests',
  merchantAccount: 'CairnECOM',
  hmacKey: '44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056',
}
const provider = adyenProvider(settings)

describe('a webhook', () => {
  const notification = {
    additionalData: { 'metadata.orderNumber': 'CRN-100200' },
    amount: { currency: 'EUR', value: 12_900 },
    eventCode: 'AUTHORISATION',
    eventDate: '2026-11-20T12:00:00+01:00',
    merchantAccountCode: 'CairnECOM',
    merchantReference: 'CRN-100200-1',
    originalReference: '',
    paymentMethod: 'visa',
    pspReference: 'KHQC5N7G84BLNK43',
    success: 'true',
  }
  type Notification = typeof notification

  /** Signed as Adyen documents it: fields in their order, a colon between, the key in hexadecimal. */
  function signedNotification(changes: Partial<Notification> = {}, key = settings.hmacKey) {
    const { additionalData, ...fields } = { ...notification, ...changes }
    const text = [
      fields.pspReference,
      fields.originalReference,
      fields.merchantAccountCode,
      fields.merchantReference,
      fields.amount.value,
      fields.amount.currency,
      fields.eventCode,
      fields.success,
    ].join(':')
    const hmacSignature = createHmac('sha256', Buffer.from(key, 'hex'))
      .update(text)
      .digest('base64')
    return { ...fields, additionalData: { ...additionalData, hmacSignature } }
  }
  const read = (...items: object[]) =>
    provider.readEvents({
      body: JSON.stringify({
        live: 'false',
        notificationItems: items.map((item) => ({ NotificationRequestItem: item })),
      }),
      header: () => undefined,
    })

  test.each([
    ['AUTHORISATION', 'true', 'authorised'],
    ['AUTHORISATION', 'false', 'refused'],
    ['CANCELLATION', 'true', 'voided'],
    ['CANCELLATION', 'false', 'voidFailed'],
    ['TECHNICAL_CANCEL', 'true', 'voided'],
    ['CAPTURE', 'true', 'captured'],
    ['CAPTURE', 'false', 'captureFailed'],
    ['CAPTURE_FAILED', 'true', 'captureFailed'],
    ['REFUND', 'true', 'refunded'],
    ['REFUND', 'false', 'refundFailed'],
    ['REFUND_FAILED', 'true', 'refundFailed'],
  ])('%s %s becomes a payment event', (eventCode, success, kind) => {
    expect(read(signedNotification({ eventCode, success }))).toEqual([
      {
        id: `${eventCode}:KHQC5N7G84BLNK43:${success}`,
        kind,
        key: 'CRN-100200-1',
        orderNumber: 'CRN-100200',
        reference: 'KHQC5N7G84BLNK43:EUR',
        amount: 12_900,
      },
    ])
  })

  test('about a capture has the reference of its payment', () => {
    const changes = {
      eventCode: 'CAPTURE',
      originalReference: 'KHQC5N7G84BLNK43',
      pspReference: 'C1',
    }

    expect(read(signedNotification(changes))).toMatchObject([
      { id: 'CAPTURE:C1:true', reference: 'KHQC5N7G84BLNK43:EUR' },
    ])
  })

  test('of an irrelevant kind is accepted without an event', () => {
    expect(read(signedNotification({ eventCode: 'REPORT_AVAILABLE' }))).toEqual([])
  })

  test('is accepted only if every item is signed for our account', () => {
    const original = signedNotification()
    const other = { ...original, amount: { currency: 'EUR', value: 1 } }

    expect(read(original)).toHaveLength(1)
    expect(read(other)).toBeUndefined()
    expect(read(original, other)).toBeUndefined()
    expect(read(notification)).toBeUndefined()
    expect(read(signedNotification({}, settings.hmacKey.replace('44', '45')))).toBeUndefined()
    expect(read(signedNotification({ merchantAccountCode: 'SomebodyElse' }))).toBeUndefined()
    expect(read()).toBeUndefined()
    expect(provider.readEvents({ body: 'no json', header: () => undefined })).toBeUndefined()
  })
})
