import {
  brandOf,
  codeLength,
  digitsOf,
  type Expiry,
  expiryOf,
  grouped,
  isCardNumber,
  isPast,
  longestNumber,
} from '../src/card-number.ts'
import {
  finish,
  onSubmitByShop,
  send,
  setBusy,
  showMessage,
  postToShop,
  reportHeight,
} from './opener.ts'

const form = document.querySelector<HTMLFormElement>('#card')
const input = (name: string) => {
  const element = document.querySelector<HTMLInputElement>(`#${name}`)
  if (!element) throw new Error(`There is no field ${name}`)
  return element
}
const number = input('number')
const expiry = input('expiry')
const code = input('code')
const holder = input('holder')

const names: Record<string, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  maestro: 'Maestro',
}

/** The error text of each field; empty for a valid field. */
const checks = {
  number: () => {
    const digits = digitsOf(number.value)
    const { missing = '', wrong: invalidNames = '', unknown = '' } = number.dataset
    if (digits === '') return missing
    if (isCardNumber(digits)) return ''
    return brandOf(digits) ? invalidNames : unknown
  },
  expiry: () => {
    const read = expiryOf(expiry.value)
    const { wrong: invalidNames = '', past = '' } = expiry.dataset
    if (!read) return invalidNames
    return isPastNow(read) ? past : ''
  },
  code: () => {
    const expectedLength = codeLength(brandOf(digitsOf(number.value)))
    const isCorrect = new RegExp(`^\\d{${expectedLength}}$`).test(code.value)
    return isCorrect ? '' : (code.getAttribute(`data-wrong-${expectedLength}`) ?? '')
  },
  holder: () => (holder.value.trim() === '' ? (holder.dataset['missing'] ?? '') : ''),
}
type FieldName = keyof typeof checks
const fieldNames: readonly FieldName[] = ['number', 'expiry', 'code', 'holder']

const isPastNow = (read: Expiry) => isPast(read, new Date())

function check(name: FieldName): string {
  const text = checks[name]()
  showMessage(name, text)
  return text
}

/** Keeps the cursor behind the same digit. */
function formatNumber(): void {
  const digitsBefore = digitsOf(number.value.slice(0, number.selectionStart ?? 0)).length
  const typed = digitsOf(number.value)
  const digits = typed.slice(0, longestNumber(typed))
  number.value = grouped(digits)
  let index = 0
  for (let digitCount = 0; digitCount < digitsBefore && index < number.value.length; index += 1) {
    if (number.value[index] !== ' ') digitCount += 1
  }
  number.setSelectionRange(index, index)
  showBrand(digits)
}

function showBrand(digits: string): void {
  const brand = brandOf(digits)
  const brandElement = document.querySelector('#brand')
  if (brandElement && brand && brandElement.textContent?.trim() !== names[brand])
    brandElement.textContent = names[brand] ?? ''
  brandElement?.toggleAttribute('data-known', brand !== undefined)
  const expectedLength = codeLength(brand)
  code.maxLength = expectedLength
  code.placeholder = '1234'.slice(0, expectedLength)
  const help = document.querySelector('#code-help')
  if (help) help.textContent = code.getAttribute(`data-help-${expectedLength}`) ?? ''
}

function formatExpiry(event: Event): void {
  const isDeleting = event instanceof InputEvent && event.inputType.startsWith('delete')
  const digits = digitsOf(expiry.value)
  if (isDeleting || expiry.value.includes('/')) return
  const month = /^[2-9]/.test(digits) ? `0${digits}` : digits
  if (month.length >= 2) expiry.value = `${month.slice(0, 2)} / ${month.slice(2)}`
}

async function submit(): Promise<void> {
  if (!form || form.hasAttribute('data-busy')) return
  showMessage('form', '')
  const invalidNames = fieldNames.filter((name) => check(name) !== '')
  if (invalidNames[0]) {
    input(invalidNames[0]).focus()
    const isPastCard = invalidNames.includes('expiry') && expiryOf(expiry.value) !== undefined
    postToShop({
      outcome: 'invalid',
      fields: invalidNames,
      ...(isPastCard && { card: 'expired' }),
    })
    return
  }
  setBusy(form, true)
  const typed = { number: number.value, expiry: expiry.value, code: code.value }
  const answer = await send(`${location.pathname}/card`, JSON.stringify(typed))
  setBusy(form, false)
  if (answer?.ok) {
    form.reset()
    showBrand('')
    finish({ outcome: 'token', ...(await answer.json()) })
    return
  }
  showMessage('form', form.dataset['unavailable'] ?? '')
  postToShop({ outcome: 'unavailable' })
}

number.addEventListener('input', formatNumber)
expiry.addEventListener('input', formatExpiry)
code.addEventListener('input', () => {
  code.value = digitsOf(code.value)
})
for (const name of fieldNames) {
  input(name).addEventListener('blur', () => {
    if (input(name).value !== '') check(name)
  })
  input(name).addEventListener('input', () => showMessage(name, ''))
}
for (const button of document.querySelectorAll<HTMLButtonElement>('[data-number]')) {
  button.addEventListener('click', () => {
    number.value = button.dataset['number'] ?? ''
    expiry.value = `12 / ${String(new Date().getFullYear() + 3).slice(2)}`
    code.value = '123'
    if (holder.value === '') holder.value = 'Robin Walker'
    for (const name of fieldNames) showMessage(name, '')
    showBrand(digitsOf(number.value))
    number.focus()
  })
}
form?.addEventListener('submit', (event) => {
  event.preventDefault()
  void submit()
})
onSubmitByShop(() => void submit())
for (const button of form?.querySelectorAll('button') ?? []) button.disabled = false
postToShop({ outcome: 'ready' })
reportHeight()
