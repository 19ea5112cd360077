import type { Translation } from '../../translation/translation.ts'
import type { en } from './en.ts'

export const it: Translation<typeof en> = {
  fieldRequired: 'Questo campo è obbligatorio',
  checkboxRequired: 'Spunta questa casella per continuare.',
  smsTermsNotAccepted: 'Accetta queste condizioni o togli la spunta.',
  emailMalformed: 'L’indirizzo e-mail non è valido',
  lengthWrong: 'Servono esattamente {length} caratteri',
  tooShort: 'Servono almeno {length} caratteri',
  tooLong: 'Non più di {length} caratteri',
  numberTooLow: 'Il valore non può essere inferiore a {least}',
  numberTooHigh: 'Il valore non può essere superiore a {most}',
  valueInvalid: 'Il valore non è valido.',
  valuesDiffer: 'I due valori non coincidono.',
  dateWrongMonthFirst: 'Indica una data valida nel formato MM/GG/AAAA.',
  dateWrongDayFirst: 'Indica una data valida nel formato GG/MM/AAAA.',
  dateTooEarly: 'La data non può essere precedente al {date}.',
  dateTooLate: 'La data non può essere successiva al {date}.',
  tooYoung: 'Devi avere {age} anni o più.',
  nameInvalid: 'Il nome non è valido.',
  passwordWeak: 'La password non soddisfa i requisiti.',
  passwordTooShort: 'Questa password è troppo corta. Usa almeno 8 caratteri.',
  passwordsDiffer: 'Le due password non coincidono. Inseriscile di nuovo.',
  phoneWrong: 'Indica un numero di telefono valido',
  phoneTaken: 'Questo numero appartiene a un altro profilo. Indicane un altro.',
  postalCodeWrong: 'Controlla il CAP, non sembra di questo Paese.',
}
