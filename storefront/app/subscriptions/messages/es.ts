import type { Translation } from '@cairn/contract/translation/translation'
import type { en } from './en.ts'

export const es: Translation<typeof en> = {
  newsletterSignUp: 'Apúntate',
  privacyNotice: 'Privacidad',
  newsletterEmail: 'Correo para el boletín',
  newsletterSignedUp: 'Gracias, te escribimos. Si el correo te pide que confirmes, basta un clic.',
  newsletterPageTitle: 'El boletín de Cairn',
  newsletterPageText:
    'De vez en cuando, un boletín sobre el tiempo, las rutas y lo que hacemos. Un clic basta para darte de baja.',
  textNewsTitle: 'Por SMS',
  textNewsText: 'Novedades y ofertas en tu teléfono. Un número nuevo sustituye al anterior.',
  textNewsSignUp: 'Recibir SMS',
  textNewsSignedUp:
    'Gracias, las novedades llegan ahora al {phone}. Responde STOP para no recibir más.',
  newsletterConfirmTitle: '¿Te enviamos el boletín?',
  newsletterConfirmText:
    'Pulsa el botón y llegará a tu dirección. Un clic basta para darte de baja.',
  newsletterConfirmButton: 'Sí, quiero recibirlo',
  newsletterConfirmedTitle: 'Ya estás en la lista.',
  newsletterConfirmedText: 'Recibirás el próximo boletín.',
  newsletterExpiredTitle: 'Este enlace ya no funciona.',
  newsletterExpiredText:
    'Los enlaces funcionan durante siete días, hasta que te das de baja. Escribe de nuevo tu dirección y te enviaremos otro.',
  newsletterAgain: 'Escribir de nuevo la dirección',
  unsubscribeTitle: '¿No quieres más boletines?',
  unsubscribeText: 'Pulsa el botón y no llegará ningún boletín más a esta dirección.',
  unsubscribeButton: 'Darse de baja',
  unsubscribedTitle: 'No habrá más boletines.',
  unsubscribedText:
    'Tu dirección ya no está en la lista. Los correos sobre tus pedidos te seguirán llegando.',
}
