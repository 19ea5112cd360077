import type { Translation } from '../../translation/translation.ts'
import type { en } from './en.ts'

export const es: Translation<typeof en> = {
  fieldRequired: 'Este campo es obligatorio',
  checkboxRequired: 'Marca esta casilla para seguir.',
  smsTermsNotAccepted: 'Acepta estas condiciones o desmarca la casilla.',
  emailMalformed: 'La dirección de correo no es válida',
  lengthWrong: 'Deben ser exactamente {length} caracteres',
  tooShort: 'Deben ser al menos {length} caracteres',
  tooLong: 'No más de {length} caracteres',
  numberTooLow: 'El valor no puede ser menor que {least}',
  numberTooHigh: 'El valor no puede ser mayor que {most}',
  valueInvalid: 'El valor no es válido.',
  valuesDiffer: 'Los dos valores no coinciden.',
  dateWrongMonthFirst: 'Indica una fecha válida con la forma MM/DD/AAAA.',
  dateWrongDayFirst: 'Indica una fecha válida con la forma DD/MM/AAAA.',
  dateTooEarly: 'La fecha no puede ser anterior al {date}.',
  dateTooLate: 'La fecha no puede ser posterior al {date}.',
  tooYoung: 'Debes tener {age} años o más.',
  nameInvalid: 'El nombre no es válido.',
  passwordWeak: 'La contraseña no cumple los requisitos.',
  passwordTooShort: 'Esta contraseña es demasiado corta. Usa al menos 8 caracteres.',
  passwordsDiffer: 'Las dos contraseñas no coinciden. Escríbelas de nuevo.',
  phoneWrong: 'Indica un número de teléfono válido',
  phoneTaken: 'Este número pertenece a otro perfil. Indica otro.',
  postalCodeWrong: 'Revisa el código postal, no parece de este país.',
}
