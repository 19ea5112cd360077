import { useState } from 'react'
import { Form } from 'react-router'
import { useMessages } from '../platform/messages.tsx'
import { useInBrowser } from '../platform/use-in-browser.ts'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextButton } from '../ui/text-link.tsx'

/** Who works here pays less, once they have accepted on what terms. */
export function EmployeeTerms() {
  const t = useMessages()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="checkout-part">
      <div className="chosen">
        <p className="grow">{t('termsWait')}</p>
        {useInBrowser() && (
          <TextButton className="link-small" onClick={() => setOpen(true)}>
            {t('readTerms')}
          </TextButton>
        )}
      </div>
      <noscript>
        <Terms />
      </noscript>
      <Dialog title={t('employeeTerms')} isOpen={isOpen} onClose={() => setOpen(false)}>
        <Terms onAccepted={() => setOpen(false)} />
      </Dialog>
    </div>
  )
}

function Terms({ onAccepted }: { onAccepted?: () => void }) {
  const t = useMessages()
  return (
    <Form method="post" onSubmit={onAccepted} className="grid gap-4">
      <input type="hidden" name="intent" value="terms" />
      <p className="text-ui">{t('employeeTermsText')}</p>
      <Checkbox name="isAccepted" required>
        {t('acceptTerms')}
      </Checkbox>
      <Button>{t('goOn')}</Button>
    </Form>
  )
}
