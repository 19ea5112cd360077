/**
 * Whether many people have this password, whatever its capitals. The list is `passwords-common` of
 * @zxcvbn-ts/language-common (MIT), which is loaded with the first password.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  return (await readList()).has(password.normalize('NFKC').toLowerCase())
}

let list: Promise<ReadonlySet<string>> | undefined

const readList = () => (list ??= loadList())

async function loadList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
}
