import { useState } from 'react'
import { useLocation } from 'react-router'
import { browserCommerce } from '../platform/calls/browser-commerce.ts'
import { showMessage } from '../platform/calls/handling.ts'
import { useHydrated } from '../platform/page/use-hydrated.ts'
import { useMessages } from '../platform/text/messages.tsx'
import { useProblemText } from '../platform/text/use-problem-text.ts'
import { useCountry } from '../purchase/address/address-fields.ts'
import { AddressForm } from '../purchase/address/address-form.tsx'
import type { ServerRules } from '../purchase/address/server-rules.ts'
import type { TypedAddress } from '../purchase/address/typed-address.ts'
import { TextArea, TextField } from '../ui/forms/field.tsx'
import {
  longestDefect,
  warrantyBody,
  addressPrefix,
  findWarrantyProblems,
  type WarrantyProblems,
  type CaseActionData,
  type SentCase,
} from './case-fields.ts'
import { CaseFrame, useCaseForm } from './case-frame.tsx'

type WarrantyFormProps = {
  serverRules: ServerRules | undefined
  actionData: CaseActionData
  onSent: (sent: SentCase) => void
}

export function WarrantyForm({ serverRules, actionData, onSent }: WarrantyFormProps) {
  const t = useMessages()
  const country = useCountry()
  const [hasUnreadPictures, setUnreadPictures] = useState(false)
  const submission = useCaseForm<WarrantyProblems>({
    findProblems: (form) => findWarrantyProblems(form, { country, serverRules }),
    onSent,
    emailField: `${addressPrefix}email`,
    initial: { problems: actionData.warranty, errorMessage: actionData.errorMessage },
    send: async (form, captcha) => {
      const photos = await compressPictures(form.getAll('photos'))
      setUnreadPictures(photos === undefined)
      if (!photos) return unreadPictures
      return send(form, { captcha, country, photos })
    },
  })
  const { problems } = submission
  const { values = {} } = actionData
  const problemText = useProblemText()
  return (
    <CaseFrame title={t('warrantyFormTitle')} submission={submission}>
      <PurchaseFields values={values} error={problemText(problems?.product)} />
      <TextArea
        label={t('warrantyDefect')}
        name="defect"
        rows={6}
        defaultValue={values['defect']}
        maxLength={longestDefect}
        error={problemText(problems?.defect)}
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
        kind="address"
        prefix={addressPrefix}
        country={country}
        values={typedAddressIn(values)}
        problems={problems?.address}
        serverRules={serverRules}
      />
    </CaseFrame>
  )
}

type PurchaseFieldsProps = { values: Record<string, string>; error: string | undefined }

/** Product and order number are filled from the URL if the shopper comes from an order. */
function PurchaseFields({ values, error }: PurchaseFieldsProps) {
  const t = useMessages()
  const inBrowser = useHydrated()
  const query = new URLSearchParams(useLocation().search)
  const initialValue = (name: string) => values[name] ?? (inBrowser ? (query.get(name) ?? '') : '')
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
          defaultValue={values['orderNumber'] ?? initialValue('order')}
          isOptional
          autoCapitalize="characters"
          autoComplete="off"
          maxLength={40}
        />
        <TextField
          label={t('warrantyBought')}
          name="boughtOn"
          type="date"
          defaultValue={values['boughtOn']}
          isOptional
        />
      </div>
    </>
  )
}

const typedAddressIn = (values: Record<string, string>): TypedAddress =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      name.startsWith(addressPrefix) ? [[name.slice(addressPrefix.length), value]] : [],
    ),
  )

/** The message beside the field is enough, so the problem has no text. */
const unreadPictures = { ok: false as const, refusal: { message: '' } }

type Photos = NonNullable<Awaited<ReturnType<typeof compressPictures>>>
type WarrantyRequest = { captcha: string | undefined; country: string; photos: Photos }

const send = (form: FormData, { captcha, country, photos }: WarrantyRequest) =>
  browserCommerce().openWarrantyCase(
    {
      body: { ...warrantyBody(form, country), photos, recaptcha_response: captcha },
    },
    { emailMalformed: showMessage, addressInvalid: showMessage, captchaFailed: showMessage },
  )

type CompressedPicture = { type: 'image/jpeg'; content: string }

const maxPictures = 3

/** The maximum length of a picture in base64, as the API accepts it. */
const maxContentLength = 60_000

const sizes = [
  { side: 1_000, quality: 0.7 },
  { side: 800, quality: 0.6 },
  { side: 640, quality: 0.5 },
  { side: 480, quality: 0.4 },
  { side: 320, quality: 0.3 },
]

/**
 * Compresses pictures to the size limit. Returns `undefined` if a file is not a picture or there
 * are too many.
 */
async function compressPictures(
  entries: readonly FormDataEntryValue[],
): Promise<CompressedPicture[] | undefined> {
  const files = entries.filter((entry): entry is File => entry instanceof File && entry.size > 0)
  if (files.length > maxPictures) return undefined
  try {
    return await Promise.all(files.map(compressPicture))
  } catch {
    return undefined
  }
}

async function compressPicture(file: File): Promise<CompressedPicture> {
  const picture = await createImageBitmap(file)
  for (const size of sizes) {
    const content = await drawJpeg(picture, size)
    if (content.length <= maxContentLength) return { type: 'image/jpeg', content }
  }
  throw new Error('a picture that does not become small')
}

async function drawJpeg(picture: ImageBitmap, { side, quality }: (typeof sizes)[number]) {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas.toDataURL('image/jpeg', quality).split(',')[1] ?? ''
}
