import type { Translation } from '../../translation/translation.ts'
import type { en } from './en.ts'

export const de: Translation<typeof en> = {
  fieldRequired: 'Dieses Feld wird benötigt',
  checkboxRequired: 'Bitte setzen Sie hier einen Haken, um fortzufahren.',
  smsTermsNotAccepted: 'Bitte nehmen Sie diese Bedingungen an oder entfernen Sie den Haken.',
  emailMalformed: 'Diese E-Mail-Adresse ist ungültig',
  lengthWrong: 'Es müssen genau {length} Zeichen sein',
  tooShort: 'Es müssen mindestens {length} Zeichen sein',
  tooLong: 'Es dürfen nicht mehr als {length} Zeichen sein',
  numberTooLow: 'Der Wert darf nicht kleiner als {least} sein',
  numberTooHigh: 'Der Wert darf nicht größer als {most} sein',
  valueInvalid: 'Der Wert ist ungültig.',
  valuesDiffer: 'Die beiden Werte stimmen nicht überein.',
  dateWrongMonthFirst: 'Bitte geben Sie ein gültiges Datum in der Form MM/TT/JJJJ ein.',
  dateWrongDayFirst: 'Bitte geben Sie ein gültiges Datum in der Form TT/MM/JJJJ ein.',
  dateTooEarly: 'Das Datum darf nicht vor dem {date} liegen.',
  dateTooLate: 'Das Datum darf nicht nach dem {date} liegen.',
  tooYoung: 'Sie müssen {age} Jahre oder älter sein.',
  nameInvalid: 'Der Name ist ungültig.',
  passwordWeak: 'Das Passwort erfüllt die Anforderungen nicht.',
  passwordTooShort: 'Dieses Passwort ist zu kurz. Bitte verwenden Sie mindestens 8 Zeichen.',
  passwordsDiffer: 'Die beiden Passwörter stimmen nicht überein. Bitte geben Sie sie erneut ein.',
  phoneWrong: 'Bitte geben Sie eine gültige Telefonnummer an',
  phoneTaken: 'Diese Nummer gehört zu einem anderen Profil. Bitte geben Sie eine andere an.',
  postalCodeWrong: 'Bitte prüfen Sie die Postleitzahl, so sieht keine von hier aus.',
}
