import { Form } from 'react-router'
import { useMessages } from '../platform/text/messages.tsx'
import { Button } from '../ui/button.tsx'

/** The entry of a list, by the field that names it in a form. */
type EntryId = { field: string; id: string }

type EntryActionProps = EntryId & { intent: string; label: string }

/** Does one thing with an entry of a list, with and without scripts. */
export function EntryAction({ field, id, intent, label }: EntryActionProps) {
  return (
    <Form method="post">
      <input type="hidden" name={field} value={id} />
      <Button type="submit" name="intent" value={intent} look="line" size="small">
        {label}
      </Button>
    </Form>
  )
}

/** Removes an entry of a list after a question. */
export function RemoveEntry({ name, ...entry }: EntryId & { name: string }) {
  const t = useMessages()
  return (
    <details>
      <summary aria-label={t('removeNamed', { name })} className="link">
        {t('remove')}
      </summary>
      <EntryAction {...entry} intent="remove" label={t('confirmRemoval')} />
    </details>
  )
}
