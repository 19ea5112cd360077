import {
  type ConsentCategory,
  type ConsentCode,
  consentCodes,
  consentVersion,
} from '@cairn/contract/consent/consent'
import { Form } from 'react-router'
import type { LabelKey } from '../messages/messages.ts'
import { useLocale } from '../platform/page/use-shop.ts'
import { formatDate } from '../platform/text/format-date.ts'
import { useMessages } from '../platform/text/messages.tsx'
import { Button } from '../ui/button.tsx'
import { DoneNotice } from '../ui/done-notice.tsx'
import { Checkbox } from '../ui/forms/checkbox.tsx'
import { Notice } from '../ui/notice.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { applyChoice, codesInForm } from './choose-consent.ts'
import { type StoredItems, storedItems } from './stored-items.ts'

export type CookieSettings = {
  allowed: readonly ConsentCode[]
  /** Undefined before a choice that still counts. */
  choice: { chosenAt: string; consentId: string } | undefined
  /** Whether only what is necessary is allowed before a choice. */
  asksFirst: boolean
  hasPrivacyControl: boolean
  isSaved: boolean
  /** Whether the site uses Google Analytics. */
  usesGoogle: boolean
}

type CookieSettingsPageProps = { settings: CookieSettings; errorMessage: string | undefined }

/** What the shop stores in browsers, and the form with which a visitor allows or refuses it. Works without scripts. */
export function CookieSettingsPage({ settings, errorMessage }: CookieSettingsPageProps) {
  const t = useMessages()
  const { choice, hasPrivacyControl, isSaved } = settings
  return (
    <div className="page py-section">
      <PageTitle>{t('cookieSettings')}</PageTitle>
      <div className="max-w-measure">
        <h1 className="display text-h1">{t('cookieSettings')}</h1>
        <p className="mt-4 text-lead">{t('cookieSettingsText')}</p>
        <div className="mt-6 grid gap-3">
          {isSaved && errorMessage === undefined && <DoneNotice>{t('consentSaved')}</DoneNotice>}
          {errorMessage !== undefined && (
            <Notice tone="error">{errorMessage || t('problem')}</Notice>
          )}
          {hasPrivacyControl && <Notice tone="info">{t('consentPrivacyControl')}</Notice>}
          <p>
            <ChoiceStatus {...settings} />
          </p>
        </div>
        <ConsentForm {...settings} />
        <p className="mt-8 text-small text-ink-soft">{t('consentOthers')}</p>
        {choice && (
          <p className="mt-4 text-small text-ink-soft">
            {t('consentRecord', { id: choice.consentId })}
          </p>
        )}
      </div>
    </div>
  )
}

function ChoiceStatus({ choice, asksFirst }: CookieSettings) {
  const t = useMessages()
  const locale = useLocale()
  if (choice) return t('consentChosenOn', { date: formatDate(locale, choice.chosenAt) })
  return t(asksFirst ? 'consentNotChosen' : 'consentNotAsked')
}

const categories = [
  { name: 'required', title: 'consentRequired', text: 'consentRequiredText' },
  {
    name: 'performanceAndAnalytics',
    title: 'consentPerformance',
    text: 'consentPerformanceText',
  },
  { name: 'functional', title: 'consentFunctional', text: 'consentFunctionalText' },
  { name: 'targeting', title: 'consentTargeting', text: 'consentTargetingText' },
] as const satisfies readonly { name: ConsentCategory; title: LabelKey; text: LabelKey }[]

/** A new form after each choice, so that it shows what counts then. */
function ConsentForm({ allowed, choice, hasPrivacyControl, usesGoogle }: CookieSettings) {
  const t = useMessages()
  return (
    <Form
      key={`${choice?.chosenAt} ${allowed.join()}`}
      method="post"
      onSubmit={({ currentTarget, nativeEvent }) => {
        const button = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null
        applyChoice(codesInForm(new FormData(currentTarget, button)))
      }}
    >
      <input type="hidden" name="version" value={consentVersion} />
      <input type="hidden" name="source" value="settings" />
      <div className="consent-categories">
        {categories.map(({ name, title, text }) => {
          const code = consentCodes[name]
          const isFixed = name === 'required' || (name === 'targeting' && hasPrivacyControl)
          return (
            <div key={name} className="consent-category">
              <Checkbox
                name="code"
                value={code}
                defaultChecked={allowed.includes(code)}
                disabled={isFixed}
                aria-describedby={`consent-${code}`}
              >
                <span className="name">{t(title)}</span>
              </Checkbox>
              <p id={`consent-${code}`}>{t(text)}</p>
              <Items category={name} usesGoogle={usesGoogle} />
            </div>
          )
        })}
      </div>
      <div className="consent-choices">
        <Button type="submit" name="choice" value="ticked">
          {t('consentSave')}
        </Button>
        <Button type="submit" name="choice" value="none" look="line">
          {t('consentRefuse')}
        </Button>
        <Button type="submit" name="choice" value="all" look="line">
          {t('consentAccept')}
        </Button>
      </div>
    </Form>
  )
}

function Items({ category, usesGoogle }: { category: ConsentCategory; usesGoogle: boolean }) {
  const t = useMessages()
  const items = storedItems.filter(
    (item) => item.category === category && (usesGoogle || !item.usesGoogle),
  )
  if (items.length === 0)
    return <p className="mt-2 text-small text-ink-soft">{t('consentNoItems')}</p>
  return (
    <details className="consent-items">
      <summary>{t('consentItems')}</summary>
      <ul>
        {items.map((item) => (
          <Item key={item.names.join() + item.area} {...item} />
        ))}
      </ul>
    </details>
  )
}

function Item({ names, purpose, area, days }: StoredItems) {
  const t = useMessages()
  return (
    <li className="consent-item">
      <code>{names.join(', ')}</code>
      <span>{t(purpose)}</span>
      <span className="text-ink-soft">
        {area === 'cookie'
          ? t('storedInCookie', { days: days ?? 0 })
          : t(area === 'localStorage' ? 'storedInBrowser' : 'storedInTab')}
      </span>
    </li>
  )
}
