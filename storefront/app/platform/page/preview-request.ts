import { previewCookies } from '@cairn/contract/wire/cookies'
import { cookieOf } from '../cookies.ts'

export const previewParameter = 'preview'

/** Whether the query of a URL requests unpublished content. */
export const hasPreviewQuery = (search: string): boolean =>
  new URLSearchParams(search).get(previewParameter) === 'true'

/** Whether unpublished content is requested, by the query or the cookie. The server and the browser decide alike. */
export const isPreviewRequested = (search: string, cookies: string): boolean =>
  hasPreviewQuery(search) || cookieOf(cookies, previewCookies.date) !== undefined

/** Whether the request for a page requests unpublished content. */
export const isPreviewRequest = ({ url, headers }: Request): boolean =>
  isPreviewRequested(new URL(url).search, headers.get('cookie') ?? '')
