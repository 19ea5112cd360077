/** The value of one cookie in a `cookie` header or in `document.cookie`. */
export function cookieOf(cookies: string, name: string): string | undefined {
  for (const part of cookies.split(';')) {
    const [key, ...value] = part.trim().split('=')
    if (key === name) return decode(value.join('='))
  }
  return undefined
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
