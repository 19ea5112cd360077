import { useState } from 'react'
import { useLocation } from 'react-router'
import { AddressForm } from '../checkout/address-form.tsx'
import { rulesFor } from '../checkout/delivery.ts'
import { addressOf, type BrokenFields, brokenIn, typedIn } from '../checkout/typed-address.ts'
import { useCountry } from '../checkout/use-country.ts'
import { browserCommerce } from '../platform/browser-commerce.ts'
import { useMessages } from '../platform/messages.tsx'
import { useInBrowser } from '../platform/use-in-browser.ts'
import { TextArea, TextField } from '../ui/text-field.tsx'
import { longestDefect } from './case-fields.ts'
import type { Sent } from './case-form.tsx'
import { CaseFrame } from './case-frame.tsx'
import { smallPictures } from './small-pictures.ts'
import { givenIn, textIn, useCase } from './use-case.ts'

type Wrong = { product: boolean; defect: boolean; address: BrokenFields | undefined }

/** What broke, and where it goes back to. */
export function WarrantyForm({ onSent }: { onSent: (sent: Sent) => void }) {
  const t = useMessages()
  const country = useCountry()
  const [isUnread, setUnread] = useState(false)
  const sending = useCase<Wrong>({
    wrongIn: (form) => wrongIn(form, country),
    onSent,
    emailField: `${prefix}email`,
    send: async (form, captcha) => {
      const photos = await smallPictures(form.getAll('photos'))
      setUnread(photos === undefined)
      if (!photos) return unreadPictures
      return send(form, { captcha, country, photos })
    },
  })
  const { wrong } = sending
  const missing = (is: boolean | undefined) => (is ? t('fieldRequired') : undefined)
  return (
    <CaseFrame title={t('warrantyFormTitle')} sending={sending}>
      <Bought error={missing(wrong?.product)} />
      <TextArea
        label={t('warrantyDefect')}
        name="defect"
        rows={6}
        maxLength={longestDefect}
        error={missing(wrong?.defect)}
      />
      <TextField
        label={t('warrantyPhotos')}
        help={t('warrantyPhotosHelp')}
        name="photos"
        type="file"
        accept="image/*"
        multiple
        isOptional
        error={isUnread ? t('warrantyPhotosWrong') : undefined}
      />
      <h3 className="display mt-2 text-h3">{t('warrantyWhere')}</h3>
      <AddressForm
        need="address"
        prefix={prefix}
        country={country}
        values={{}}
        broken={wrong?.address}
      />
    </CaseFrame>
  )
}

/** Known already to whoever comes from an order. */
function Bought({ error }: { error: string | undefined }) {
  const t = useMessages()
  const inBrowser = useInBrowser()
  const query = new URLSearchParams(useLocation().search)
  const known = (name: string) => (inBrowser ? (query.get(name) ?? '') : '')
  return (
    <>
      <TextField
        key={`product ${inBrowser}`}
        label={t('warrantyProduct')}
        help={t('warrantyProductHelp')}
        name="product"
        defaultValue={known('product')}
        autoComplete="off"
        maxLength={120}
        error={error}
      />
      <div className="field-pair">
        <TextField
          key={`order ${inBrowser}`}
          label={t('orderNumberField')}
          name="orderNumber"
          defaultValue={known('order')}
          isOptional
          autoCapitalize="characters"
          autoComplete="off"
          maxLength={40}
        />
        <TextField label={t('warrantyBought')} name="boughtOn" type="date" isOptional />
      </div>
    </>
  )
}

const prefix = 'where-'

/** What the form says beside its field is enough. */
const unreadPictures = {
  ok: false as const,
  refusal: {
    status: 400,
    errorId: 'REQ400',
    message: '',
    body: { errorDetails: [], correlationId: '' },
  },
}

function wrongIn(form: FormData, country: string): Wrong | undefined {
  const address = addressOf(typedIn(form, prefix), country)
  const wrong = {
    product: textIn(form, 'product') === '',
    defect: textIn(form, 'defect') === '',
    address: brokenIn(address, rulesFor('address', country)),
  }
  return wrong.product || wrong.defect || wrong.address ? wrong : undefined
}

type Photos = NonNullable<Awaited<ReturnType<typeof smallPictures>>>
type With = { captcha: string | undefined; country: string; photos: Photos }

function send(form: FormData, { captcha, country, photos }: With) {
  const address = addressOf(typedIn(form, prefix), country)
  const { firstName = '', lastName = '', email = '', phone } = address
  return browserCommerce().openWarrantyCase({
    body: {
      firstName,
      lastName,
      email,
      address,
      photos,
      ...(phone !== undefined && { phone }),
      product: textIn(form, 'product'),
      defect: textIn(form, 'defect'),
      ...givenIn(form, ['orderNumber', 'boughtOn']),
      recaptcha_response: captcha,
    },
  })
}
