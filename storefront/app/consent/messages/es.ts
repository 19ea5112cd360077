import type { Translation } from '@cairn/contract/translation/translation'
import type { en } from './en.ts'

export const es: Translation<typeof en> = {
  consentTitle: 'Cookies',
  consentText:
    'La tienda necesita algunas para funcionar. Otras miden el uso de las páginas, recuerdan lo que has mirado y adaptan las ofertas. Esperan a que las permitas.',
  consentRefuse: 'Rechazar todas',
  consentAccept: 'Aceptar todas',
  consentSettings: 'Configuración',
  cookieSettings: 'Configuración de cookies',
  cookieSettingsText:
    'Qué guarda tu navegador para esta tienda, y para qué. Elige aquí, y cambia de idea cuando quieras.',
  consentSaved: 'Tu elección está guardada.',
  consentChosenOn: 'Elegiste el {date}. Volveremos a preguntar dentro de medio año.',
  consentNotChosen: 'Aún no has elegido. Hasta entonces solo se permite lo necesario.',
  consentNotAsked: 'Todo está permitido hasta que lo rechaces aquí.',
  consentRecord:
    'Como prueba guardamos durante tres años la hora, la versión de estos textos, el país y lo que permites, sin tu nombre ni tu dirección IP, con el número {id}.',
  consentPrivacyControl:
    'Tu navegador envía Global Privacy Control. Lo entendemos como un no a la segmentación.',
  consentSave: 'Guardar esta elección',
  consentRequired: 'Necesarias',
  consentRequiredText:
    'Mantienen tu sesión, tu bolsa y tus pedidos a salvo. Sin ellas la tienda no funciona.',
  consentPerformance: 'Rendimiento y análisis',
  consentPerformanceText: 'Miden el uso de las páginas, su rapidez y sus errores, sin tu nombre.',
  consentFunctional: 'Funcionales',
  consentFunctionalText: 'Recuerdan lo que has mirado, para mostrarlo en otra visita.',
  consentTargeting: 'Segmentación',
  consentTargetingText: 'Adaptan ofertas y versiones de las páginas a lo que haces en la tienda.',
  consentItems: 'Qué se guarda',
  consentNoItems: 'Por ahora no se guarda nada para esto en tu dispositivo.',
  consentOthers:
    'Las películas de YouTube se cargan cuando las inicias, y los números de tarjeta se escriben en nuestro proveedor de pagos. Ambos pueden guardar datos propios.',
  storedInCookie: 'Cookie, {days} días como máximo',
  storedInBrowser: 'Memoria del navegador, mientras haga falta',
  storedInTab: 'Memoria de la pestaña, hasta que se cierre',
  storedSession: 'Reconoce tu visita y si has iniciado sesión.',
  storedPerson: 'Tu nombre y tu correo, para saludarte.',
  storedCart: 'Lleva a tu bolsa y al número de sus artículos.',
  storedFavourites: 'Lo que has marcado como favorito.',
  storedOrder: 'Evita que un pedido se haga dos veces, y muestra el último.',
  storedSecurity: 'Reconoce el dispositivo, para mantener a extraños lejos de cuentas y pedidos.',
  storedStore: 'La tienda que has elegido.',
  storedLocale: 'El país y el idioma que has elegido.',
  storedConsent: 'Tu elección en esta página.',
  storedClosed: 'Lo que has cerrado, para que siga cerrado.',
  storedPlace: 'El lugar de una página al que vuelves.',
  storedStaff: 'Solo para el personal: sesiones en tiendas, vistas previas y pruebas.',
  storedCountedOrders: 'Los pedidos contados, para no contar ninguno dos veces.',
  storedGoogle: 'Google Analytics: distingue una visita de otra.',
  storedSeen: 'Los productos que has mirado.',
  storedVisitor: 'Un número al azar, para volver a mostrarte la misma variante de una página.',
}
