import { useState } from 'react'
import { useLocation } from 'react-router'
import { AddressForm } from '../checkout/address-form.tsx'
import type { Typed } from '../checkout/typed-address.ts'
import { useCountry } from '../checkout/use-country.ts'
import { browserCommerce } from '../platform/browser-commerce.ts'
import { useMessages } from '../platform/messages.tsx'
import { useInBrowser } from '../platform/use-in-browser.ts'
import { TextArea, TextField } from '../ui/text-field.tsx'
import { longestDefect } from './case-fields.ts'
import { CaseFrame } from './case-frame.tsx'
import type { CaseActed, Sent } from './case-view.ts'
import { smallPictures } from './small-pictures.ts'
import { useCase } from './use-case.ts'
import { warrantyBody, where, wrongInWarranty, type WrongWarranty } from './warranty.ts'

type WarrantyFormProps = { acted: CaseActed; onSent: (sent: Sent) => void }

/** What broke, and where it goes back to. */
export function WarrantyForm({ acted, onSent }: WarrantyFormProps) {
  const t = useMessages()
  const country = useCountry()
  const [isUnread, setUnread] = useState(false)
  const sending = useCase<WrongWarranty>({
    wrongIn: (form) => wrongInWarranty(form, country),
    onSent,
    emailField: `${where}email`,
    before: { wrong: acted.warranty, refused: acted.refused },
    send: async (form, captcha) => {
      const photos = await smallPictures(form.getAll('photos'))
      setUnread(photos === undefined)
      if (!photos) return unreadPictures
      return send(form, { captcha, country, photos })
    },
  })
  const { wrong } = sending
  const { typed = {} } = acted
  const missing = (is: boolean | undefined) => (is ? t('fieldRequired') : undefined)
  return (
    <CaseFrame title={t('warrantyFormTitle')} sending={sending}>
      <Bought typed={typed} error={missing(wrong?.product)} />
      <TextArea
        label={t('warrantyDefect')}
        name="defect"
        rows={6}
        defaultValue={typed['defect']}
        maxLength={longestDefect}
        error={missing(wrong?.defect)}
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
          error={isUnread ? t('warrantyPhotosWrong') : undefined}
        />
      </div>
      <h3 className="display mt-2 text-h3">{t('warrantyWhere')}</h3>
      <AddressForm
        need="address"
        prefix={where}
        country={country}
        values={typedWhere(typed)}
        broken={wrong?.address}
      />
    </CaseFrame>
  )
}

type BoughtProps = { typed: Record<string, string>; error: string | undefined }

/** Known already to whoever comes from an order. */
function Bought({ typed, error }: BoughtProps) {
  const t = useMessages()
  const inBrowser = useInBrowser()
  const query = new URLSearchParams(useLocation().search)
  const known = (name: string) => typed[name] ?? (inBrowser ? (query.get(name) ?? '') : '')
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
          defaultValue={typed['orderNumber'] ?? known('order')}
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

const typedWhere = (typed: Record<string, string>): Typed =>
  Object.fromEntries(
    Object.entries(typed).flatMap(([name, value]) =>
      name.startsWith(where) ? [[name.slice(where.length), value]] : [],
    ),
  )

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

type Photos = NonNullable<Awaited<ReturnType<typeof smallPictures>>>
type With = { captcha: string | undefined; country: string; photos: Photos }

const send = (form: FormData, { captcha, country, photos }: With) =>
  browserCommerce().openWarrantyCase({
    body: { ...warrantyBody(form, country), photos, recaptcha_response: captcha },
  })
