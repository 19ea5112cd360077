import { Form } from 'react-router'
import { useMessages } from '../platform/messages.tsx'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/text-field.tsx'

export function SearchForm() {
  const t = useMessages()
  return (
    <search>
      <Form className="flex max-w-xl items-end gap-3">
        <div className="grow">
          <TextField label={t('searchFor')} type="search" name="q" required maxLength={100} />
        </div>
        <Button>{t('search')}</Button>
      </Form>
    </search>
  )
}
