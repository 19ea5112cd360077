import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { Blocks } from '../content/blocks/blocks.tsx'
import { useHydrated } from '../platform/page/use-hydrated.ts'
import { useMessages } from '../platform/text/messages.tsx'
import { Button } from '../ui/button.tsx'
import type { CaseActionData, CaseView, SentCase } from './case-fields.ts'
import { ContactForm } from './contact-form.tsx'
import { WarrantyForm } from './warranty-form.tsx'

type CaseFormProps = { form: CaseView; actionData?: CaseActionData | undefined }

/** The contact or warranty form, or the confirmation after it was sent. */
export function CaseForm({ form, actionData = {} }: CaseFormProps) {
  const [sentCase, setSentCase] = useState<SentCase | undefined>(actionData.sent)
  return (
    <>
      <section className="page case-page" aria-labelledby="case-form">
        <div className="case-column">
          {sentCase ? (
            <CaseSent sentCase={sentCase} onNewCase={() => setSentCase(undefined)} />
          ) : form.kind === 'contact' ? (
            <ContactForm
              categories={form.categories}
              actionData={actionData}
              onSent={setSentCase}
            />
          ) : (
            <WarrantyForm
              serverRules={form.serverRules}
              actionData={actionData}
              onSent={setSentCase}
            />
          )}
        </div>
      </section>
      {form.kind === 'contact' && <Blocks blocks={form.blocks} hasTitle />}
    </>
  )
}

function CaseSent({ sentCase, onNewCase }: { sentCase: SentCase; onNewCase: () => void }) {
  const t = useMessages()
  const heading = useRef<HTMLHeadingElement>(null)
  const { pathname } = useLocation()
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <h2 id="case-form" ref={heading} tabIndex={-1} className="display text-h2 outline-none">
        {t('caseSentTitle')}
      </h2>
      <output className="mt-3 mb-6 block text-ink-soft">
        {t('caseSentText', { number: sentCase.caseNumber, email: sentCase.email })}
      </output>
      {useHydrated() ? (
        <Button type="button" look="line" onClick={onNewCase}>
          {t('caseAnother')}
        </Button>
      ) : (
        <a href={pathname} className="button button-line">
          {t('caseAnother')}
        </a>
      )}
    </>
  )
}
