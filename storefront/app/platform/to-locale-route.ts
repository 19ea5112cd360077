import { redirect, type LoaderFunctionArgs } from 'react-router'
import { visitorLocale } from './visitor-locale.ts'

/** Addresses without a locale lead to the visitor's own; what is answered differs by visitor. */
export function loader({ request, url }: LoaderFunctionArgs) {
  const rest = url.pathname === '/' ? '' : url.pathname
  return redirect(`/${visitorLocale(request.headers)}${rest}${url.search}`, {
    status: rest === '' ? 302 : 308,
    headers: { 'cache-control': 'private, no-store', vary: 'accept-language, cookie' },
  })
}
