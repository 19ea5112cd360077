import type { Translation } from '../../translation/translation.ts'
import type { en } from './en.ts'

export const fr: Translation<typeof en> = {
  fieldRequired: 'Ce champ est obligatoire',
  checkboxRequired: 'Cochez cette case pour continuer.',
  smsTermsNotAccepted: 'Acceptez ces conditions ou décochez la case.',
  emailMalformed: 'L’adresse e-mail n’est pas valide',
  lengthWrong: 'Indiquez exactement {length} caractères',
  tooShort: 'Indiquez au moins {length} caractères',
  tooLong: 'Pas plus de {length} caractères',
  numberTooLow: 'La valeur ne peut pas être inférieure à {least}',
  numberTooHigh: 'La valeur ne peut pas être supérieure à {most}',
  valueInvalid: 'La valeur n’est pas valide.',
  valuesDiffer: 'Les deux valeurs ne correspondent pas.',
  dateWrongMonthFirst: 'Indiquez une date valide sous la forme MM/JJ/AAAA.',
  dateWrongDayFirst: 'Indiquez une date valide sous la forme JJ/MM/AAAA.',
  dateTooEarly: 'La date ne peut pas être antérieure au {date}.',
  dateTooLate: 'La date ne peut pas être postérieure au {date}.',
  tooYoung: 'Il faut avoir {age} ans ou plus.',
  nameInvalid: 'Le nom n’est pas valide.',
  passwordWeak: 'Le mot de passe ne remplit pas les conditions.',
  passwordTooShort: 'Ce mot de passe est trop court. Veuillez utiliser au moins 8 caractères.',
  passwordsDiffer: 'Les deux mots de passe ne correspondent pas. Veuillez les saisir à nouveau.',
  phoneWrong: 'Indiquez un numéro de téléphone valide',
  phoneTaken: 'Ce numéro appartient à un autre profil. Indiquez-en un autre.',
  postalCodeWrong: 'Vérifiez le code postal, il ne correspond pas à ce pays.',
}
