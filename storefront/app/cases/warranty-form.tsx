import { useState } from 'react'
import { useLocation } from 'react-router'
import { AddressForm } from '../checkout/address/address-form.tsx'
import type { TypedAddress } from '../checkout/address/typed-address.ts'
import { useCountry } from '../checkout/address/country.ts'
import { browserCommerce } from '../platform/calls/browser-commerce.ts'
import { useMessages } from '../platform/text/messages.tsx'
import { useHydrated } from '../platform/page/use-hydrated.ts'
import { TextArea, TextField } from '../ui/forms/text-field.tsx'
import {
  longestDefect,
  warrantyBody,
  addressPrefix,
  findWarrantyProblems,
  type WarrantyProblems,
} from './case-fields.ts'
import { CaseFrame, useCaseForm } from './case-frame.tsx'
import type { CaseActionData, SentCase } from './case-view.ts'
import { compressPictures } from './compress-pictures.ts'

type WarrantyFormProps = { actionData: CaseActionData; onSent: (sent: SentCase) => void }

export function WarrantyForm({ actionData, onSent }: WarrantyFormProps) {
  const t = useMessages()
  const country = useCountry()
  const [hasUnreadPictures, setUnreadPictures] = useState(false)
  const submission = useCaseForm<WarrantyProblems>({
    findProblems: (form) => findWarrantyProblems(form, country),
    onSent,
    emailField: `${addressPrefix}email`,
    initial: { problems: actionData.warranty, errorMessage: actionData.errorMessage },
    send: async (form, captcha) => {
      const photos = await compressPictures(form.getAll('photos'))
      setUnreadPictures(photos === undefined)
      if (!photos) return unreadPicturesRefusal
      return send(form, { captcha, country, photos })
    },
  })
  const { problems } = submission
  const { typed = {} } = actionData
  const missing = (is: boolean | undefined) => (is ? t('fieldRequired') : undefined)
  return (
    <CaseFrame title={t('warrantyFormTitle')} submission={submission}>
      <PurchaseFields typed={typed} error={missing(problems?.product)} />
      <TextArea
        label={t('warrantyDefect')}
        name="defect"
        rows={6}
        defaultValue={typed['defect']}
        maxLength={longestDefect}
        error={missing(problems?.defect)}
      />
      <noscript>
        <p className="text-ui text-ink-soft">{t('caseNoScripts')}</p>
      </noscript>
      <div className="case-photos">
        <TextField
          label={t('warrantyPhotos')}
          help={t('warrantyPhotosHelp')}
          name="photos"
          type="file"
          accept="image/*"
          multiple
          isOptional
          error={hasUnreadPictures ? t('warrantyPhotosWrong') : undefined}
        />
      </div>
      <h3 className="display mt-2 text-h3">{t('warrantyWhere')}</h3>
      <AddressForm
        need="address"
        prefix={addressPrefix}
        country={country}
        values={typedAddressIn(typed)}
        problems={problems?.address}
      />
    </CaseFrame>
  )
}

type PurchaseFieldsProps = { typed: Record<string, string>; error: string | undefined }

/** Product and order number are filled from the URL if the shopper comes from an order. */
function PurchaseFields({ typed, error }: PurchaseFieldsProps) {
  const t = useMessages()
  const inBrowser = useHydrated()
  const query = new URLSearchParams(useLocation().search)
  const initialValue = (name: string) => typed[name] ?? (inBrowser ? (query.get(name) ?? '') : '')
  return (
    <>
      <TextField
        key={`product ${inBrowser}`}
        label={t('warrantyProduct')}
        help={t('warrantyProductHelp')}
        name="product"
        defaultValue={initialValue('product')}
        autoComplete="off"
        maxLength={120}
        error={error}
      />
      <div className="field-pair">
        <TextField
          key={`order ${inBrowser}`}
          label={t('orderNumberField')}
          name="orderNumber"
          defaultValue={typed['orderNumber'] ?? initialValue('order')}
          isOptional
          autoCapitalize="characters"
          autoComplete="off"
          maxLength={40}
        />
        <TextField
          label={t('warrantyBought')}
          name="boughtOn"
          type="date"
          defaultValue={typed['boughtOn']}
          isOptional
        />
      </div>
    </>
  )
}

const typedAddressIn = (typed: Record<string, string>): TypedAddress =>
  Object.fromEntries(
    Object.entries(typed).flatMap(([name, value]) =>
      name.startsWith(addressPrefix) ? [[name.slice(addressPrefix.length), value]] : [],
    ),
  )

/** The message beside the field is enough, so the refusal has no text. */
const unreadPicturesRefusal = {
  ok: false as const,
  refusal: {
    status: 400,
    errorId: 'REQ400',
    message: '',
    body: { errorDetails: [], correlationId: '' },
  },
}

type Photos = NonNullable<Awaited<ReturnType<typeof compressPictures>>>
type WarrantyRequest = { captcha: string | undefined; country: string; photos: Photos }

const send = (form: FormData, { captcha, country, photos }: WarrantyRequest) =>
  browserCommerce().openWarrantyCase({
    body: { ...warrantyBody(form, country), photos, recaptcha_response: captcha },
  })
