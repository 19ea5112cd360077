import { useState, type ComponentProps } from 'react'
import { useMessages } from '../../platform/text/messages.tsx'
import { IconButton } from '../icon-button.tsx'
import { type FieldTexts, TextField } from './field.tsx'

type PasswordFieldProps = FieldTexts & Omit<ComponentProps<'input'>, 'type'>

export function PasswordField(props: PasswordFieldProps) {
  const t = useMessages()
  const [isShown, setShown] = useState(false)
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      end={
        <IconButton
          icon={isShown ? 'eye-off' : 'eye'}
          label={t(isShown ? 'hidePassword' : 'showPassword')}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  )
}
