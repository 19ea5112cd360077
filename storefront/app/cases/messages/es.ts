import type { Translation } from '@cairn/contract/translation/translation'
import type { en } from './en.ts'

export const es: Translation<typeof en> = {
  orderNumberField: 'Número de pedido',
  contactFormTitle: 'Escríbenos',
  contactCategory: '¿De qué se trata?',
  contactMessage: '¿Qué quieres decirnos?',
  caseSend: 'Enviar',
  caseSentTitle: 'Lo tenemos.',
  caseSentText:
    'Tu caso es {number}. Lo hemos confirmado a {email} y respondemos en un día laborable.',
  caseAnother: 'Escribir otra cosa',
  caseNoScripts:
    'Sin JavaScript no se pueden enviar imágenes. Responde con ellas a nuestro correo.',
  warrantyFormTitle: 'Cuéntanos qué se ha roto',
  warrantyProduct: '¿Qué es?',
  warrantyProductHelp: 'Nombre, color y talla, hasta donde sepas.',
  warrantyBought: '¿Cuándo se compró?',
  warrantyDefect: '¿Qué le ha pasado?',
  warrantyPhotos: 'Imágenes',
  warrantyPhotosHelp: 'Hasta tres. Se reducen antes de enviarlas.',
  warrantyPhotosWrong: 'Una de ellas no se pudo leer como imagen, o son más de tres.',
  warrantyWhere: 'Adónde vuelve',
}
