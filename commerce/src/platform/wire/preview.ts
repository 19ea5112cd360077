import { createHmac, timingSafeEqual } from 'node:crypto'
import type { CallInput } from './serve.ts'

/** What a request with the right to preview sees instead of the published content. */
export type Preview = {
  /** The time at which schedules are evaluated. Without it every draft is shown. */
  time: Date | undefined
}

/** Staff issue a key for one site. */
type PreviewKey = { siteId: string; expiresAt: Date }

export const previewDays = 7

export function createPreviewKey(secret: string, { siteId, expiresAt }: PreviewKey): string {
  const content = `${siteId}.${Math.floor(expiresAt.getTime() / 1000)}`
  return `${content}.${signatureOf(secret, content)}`
}

const keyShape = /^([A-Z0-9-]{3,20})\.(\d{1,12})\.([\w-]{43})$/

/** The content of a key with the right signature, also of an expired one. */
export function readPreviewKey(secret: string, key: string): PreviewKey | undefined {
  const [, siteId = '', seconds = '', signature = ''] = keyShape.exec(key) ?? []
  const expected = signatureOf(secret, `${siteId}.${seconds}`)
  if (signature.length !== expected.length) return undefined
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(expected))) return undefined
  return { siteId, expiresAt: new Date(Number(seconds) * 1000) }
}

const signatureOf = (secret: string, content: string) =>
  createHmac('sha256', secret).update(`preview-key:${content}`).digest('base64url')

type PreviewRequest = { key: string | undefined; date: string | undefined; siteId: string }

/** Without a secret everybody may preview, which only the demo shop allows. */
export function previewOf(
  secret: string | undefined,
  { key, date, siteId }: PreviewRequest,
  now: Date,
): Preview | undefined {
  if (secret !== undefined) {
    const previewKey = key === undefined ? undefined : readPreviewKey(secret, key)
    if (previewKey?.siteId !== siteId || previewKey.expiresAt <= now) return undefined
  }
  return { time: timeOf(date) }
}

function timeOf(date: string | undefined): Date | undefined {
  if (date === undefined || !/^\d{4}-\d{2}-\d{2}/.test(date)) return undefined
  // Scripts encode the colons of a time in a cookie.
  const time = new Date(date.replaceAll(/%3a/gi, ':'))
  return Number.isNaN(time.getTime()) ? undefined : time
}

/** Whether a call asks for unpublished content. */
export const isPreviewed = ({ params }: Pick<CallInput, 'params'>): boolean =>
  typeof params === 'object' && params !== null && 'mode' in params && params.mode === 'preview'

/** A request that may not preview gets the published content instead. */
export const permittedInput = (input: CallInput, preview: Preview | undefined): CallInput =>
  preview || !isPreviewed(input) ? input : { ...input, params: publishedParams(input.params) }

const publishedParams = (params: unknown) => Object.assign({}, params, { mode: 'publish' })
