import type { Translation } from '@cairn/contract/translation/translation'
import type { en } from './en.ts'

export const es: Translation<typeof en> = {
  signIn: 'Iniciar sesión',
  signInTitle: 'Qué bien verte de nuevo',
  signInText: 'Inicia sesión para ver pedidos, puntos y tallas guardadas.',
  signInTextPlain: 'Inicia sesión para ver pedidos y tallas guardadas.',
  signInNeedsScripts:
    'Para iniciar sesión hace falta JavaScript. Actívalo y vuelve a cargar la página.',
  password: 'Contraseña',
  forgotPassword: '¿La has olvidado?',
  resetPassword: 'Restablecer la contraseña',
  contactUs: 'Escríbenos',
  newHere: '¿Primera vez aquí?',
  createAccount: 'Crear una cuenta',
  membersHut: 'El refugio de socios',
  membersHutText: 'Puntos en cada pedido. Tus reparaciones van primero.',
  duplicatedToken:
    'No hemos podido abrir tu sesión. Vuelve a cargar la página e inténtalo de nuevo.',
  signedIn: 'Has iniciado sesión.',
  signedInTitle: 'Nos alegra verte, {name}.',
  signedInAs: 'Has iniciado sesión como {email}.',
  yourAccount: 'Tu cuenta',
  signedOut: 'Has cerrado la sesión.',
  sessionLost: 'Tu sesión ha terminado. Inicia sesión de nuevo.',
  cartsMerged: 'Tus dos bolsas ahora son una.',
  cartsMergedText: 'Lo que habías dejado aquí está junto a lo que acabas de elegir.',
  associateLogin: 'Acceso de tienda',
  associateLoginText:
    'Para quienes atienden en el mostrador. Lo que había antes en este navegador se retira.',
  yourStore: 'Tu tienda',
  employeeNumber: 'Número de empleado',
  employeePin: 'PIN',
  employeePinWrong: 'Un PIN tiene de 4 a 8 cifras.',
  startSession: 'Iniciar sesión en tienda',
  sessionStarted: 'La sesión en {store} ha comenzado.',
  inStoreSession: 'Sesión en tienda',
  endSession: 'Terminar la sesión',
  employeeTerms: 'Descuento de empleado',
  employeeTermsText:
    'El descuento es para ti y quienes viven contigo, hasta tu límite anual. Lo que compras así no se revende, y las devoluciones son como las de todos.',
  readTerms: 'Leer las condiciones',
  acceptTerms: 'Acepto estas condiciones',
  withoutDiscount: 'Seguir sin el descuento',
}
