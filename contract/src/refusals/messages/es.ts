import type { Translation } from '../../translation/translation.ts'
import type { en } from './en.ts'

export const es: Translation<typeof en> = {
  fieldsInvalid: 'Faltan datos o alguno no es correcto. Revise los campos marcados.',
  fieldMissing: 'Rellene este campo.',
  fieldWrong: 'Revise lo que ha escrito en este campo.',
  sessionMissing: 'Su sesión ha caducado. Vuelva a cargar la página e inténtelo de nuevo.',
  rewardsNotYetAvailable:
    'Podrá usar sus recompensas cuando agote su crédito anual. Utilice antes su crédito.',
  originNotAllowed:
    'No hemos podido aceptar la solicitud. Vuelva a cargar la página e inténtelo de nuevo.',
  passwordTooCommon:
    'Muchas personas usan esta contraseña, así que es fácil de adivinar. Elija otra distinta.',
  idempotencyKeyInFlight: 'Todavía estamos procesando su primera solicitud. Espere un momento.',
  bodyTooLarge: 'Los datos enviados son demasiado extensos. Redúzcalos e inténtelo de nuevo.',
  idempotencyKeyReused:
    'Esta solicitud ya se envió con otros datos. Vuelva a cargar la página y revíselos.',
  tooManyRequests:
    'Demasiados intentos en poco tiempo. Inténtelo de nuevo dentro de {minutes} minutos.',
  tooManyRequestsGeneric:
    'Demasiados intentos en poco tiempo. Espere un momento e inténtelo de nuevo.',
  returnUnknown: 'No encontramos esta devolución. Vuelva a cargar la página.',
  returnReceived: 'Esta devolución ya nos ha llegado. Ya no se puede anular.',
  passkeyRefused:
    'No hemos podido aceptar esta clave de acceso. Inténtelo de nuevo o use su contraseña.',
  passkeysFull: 'Tiene tantas claves de acceso como puede tener una cuenta. Elimine antes una.',
  addressBookFull:
    'Su libreta de direcciones está llena. Elimine una dirección que ya no necesite.',
  notImplemented: 'Esta función aún no está disponible.',
  temporarilyUnavailable:
    'No está disponible en este momento. Inténtelo de nuevo dentro de un momento.',
  challengeRequired: 'Complete la comprobación de seguridad e inténtelo de nuevo.',

  clientUnknown:
    'No hemos podido identificar el origen de la solicitud. Vuelva a cargar la página.',
  callUnknown: 'Esta función no existe. Vuelva a cargar la página e inténtelo de nuevo.',
  methodWrong: 'Esta acción no es posible aquí. Vuelva a cargar la página e inténtelo de nuevo.',
  notAcceptable:
    'No podemos responder en el formato solicitado. Vuelva a cargar la página e inténtelo de nuevo.',
  wrongContentType:
    'No hemos podido leer los datos enviados. Vuelva a cargar la página e inténtelo de nuevo.',
  general: 'Algo ha salido mal. Inténtelo de nuevo dentro de un momento.',
  requestTypeMissing: 'Falta el tipo de solicitud. Elija uno e inténtelo de nuevo.',
  organisationMissing: 'Falta el nombre de la organización. Indíquelo e inténtelo de nuevo.',
  payloadMissing: 'La solicitud está vacía. Rellénela e inténtelo de nuevo.',

  credentialsInvalid:
    'El correo electrónico o la contraseña no son correctos. Revíselos e inténtelo de nuevo.',
  resetLinkExpired:
    'Este enlace ha caducado o ya se ha utilizado. Solicite uno nuevo para restablecer la contraseña.',
  captchaFailed: 'La comprobación de seguridad ha fallado. Repítala.',
  cannotAuthorize: 'No hemos podido iniciar su sesión. Inténtelo de nuevo.',
  tokenDuplicated:
    'No hemos podido abrir su sesión. Vuelva a cargar la página e inténtelo de nuevo.',
  agentCredentialsInvalid:
    'La tienda, el número de empleado o el PIN no son correctos. Revise los datos e inténtelo de nuevo.',
  userLocked:
    'El inicio de sesión está suspendido tras varios intentos fallidos. Espere 15 minutos o restablezca su contraseña.',
  lastAttempt:
    'El correo electrónico o la contraseña no son correctos. Le queda un intento antes de que el inicio de sesión se suspenda durante 15 minutos.',
  sessionNotEntitled: 'No tiene permiso para hacer esto. Inicie sesión con la cuenta adecuada.',
  codeInvalid:
    'El correo electrónico o la contraseña no son correctos. Revíselos e inténtelo de nuevo.',
  verifierMismatch:
    'El correo electrónico o la contraseña no son correctos. Revíselos e inténtelo de nuevo.',
  loginInUse: 'Este correo electrónico ya está en uso. Inicie sesión o elija otro.',
  customerListUnknown:
    'En este momento no es posible iniciar sesión en este sitio. Póngase en contacto con nosotros.',
  accountLocked:
    'El inicio de sesión con este correo electrónico está bloqueado. Póngase en contacto con nosotros y le ayudaremos.',
  profilePhoneInUse: 'Este número de teléfono pertenece a otro perfil. Indique otro.',
  phoneInUse: 'Este número de teléfono ya está en uso. Inicie sesión o indique otro.',
  currentPasswordWrong: 'Su contraseña actual no es correcta. Introdúzcala de nuevo.',
  passwordUnchanged: 'La nueva contraseña es igual que la actual. Elija otra distinta.',
  resetPasswordUnchanged: 'Ya ha utilizado esta contraseña. Elija otra distinta.',
  emailMalformed: 'Introduzca un correo electrónico con el formato nombre@ejemplo.es.',
  invalidCustomer:
    'No hemos podido asociar la sesión a su cuenta. Estamos creando una bolsa nueva.',
  signInUnavailable:
    'El inicio de sesión no funciona en este momento. Inténtelo de nuevo dentro de unos minutos.',

  loginTaken: 'Este correo electrónico pertenece a otro perfil. Indique otro.',
  profileNotFound: 'No hemos encontrado su perfil. Inicie sesión de nuevo.',
  ageInvalid: 'Debe tener al menos {minimumAge} años. Revise la fecha de nacimiento.',
  ageInvalidGeneric: 'Todavía no tiene la edad mínima. Revise la fecha de nacimiento.',
  birthDateMissing: 'Indique su fecha de nacimiento.',
  profileNotSaved: 'No hemos podido guardar su perfil. No se ha cambiado nada; inténtelo de nuevo.',
  billingAddressInUse:
    'Esta es su dirección de facturación y no se puede eliminar. Elija antes otra dirección de facturación.',
  passwordNotChanged: 'No hemos podido cambiar su contraseña. La anterior sigue siendo válida.',
  loyaltyNotSaved: 'No hemos podido guardar sus datos de socio. Inténtelo de nuevo.',
  addressExists: 'Esta dirección ya está en su libreta de direcciones.',
  addressIdUnknown: 'No hemos encontrado esta dirección. Elija otra o añádala de nuevo.',
  customerUnknown: 'No hemos podido reconocer estos datos. Revíselos e inténtelo de nuevo.',
  loyaltyMemberNotFound:
    'No hemos encontrado esta cuenta de socio. Revise los datos o únase al programa.',
  employeeStoreNotFound: 'Esta tienda no existe o su sesión pertenece a otra. Compruebe la tienda.',
  reviewTooLong: 'Su opinión es demasiado larga. No supere los {maximum} caracteres.',
  reviewTooLongGeneric: 'Su opinión es demasiado larga. Acórtela e inténtelo de nuevo.',
  passwordsDiffer: 'Las dos contraseñas no coinciden. Introdúzcalas de nuevo.',
  passwordTooShort: 'Esta contraseña es demasiado corta. Utilice al menos 8 caracteres.',
  cardExpiryInvalid: 'La fecha de caducidad de la tarjeta no es válida. Revísela.',

  rewardsSignedOut: 'Inicie sesión para utilizar sus recompensas.',
  notLoyaltyMember: 'Las recompensas son solo para socios. Únase al programa para utilizarlas.',
  loyaltyUnconfirmed:
    'Su cuenta de socio aún no está confirmada. Confírmela para utilizar las recompensas.',
  rewardBalanceTooLow: 'Esta recompensa ya se ha usado, o no le queda suficiente. Elija otra.',

  listedProductNotFound:
    'No hemos encontrado productos aquí. Pruebe con otra categoría o con menos filtros.',
  cartNotFound: 'No hemos encontrado su bolsa. Vuelva a cargar la página e inténtelo de nuevo.',
  itemNotAvailable: 'No hemos encontrado este artículo. Quizá se haya eliminado o ya no se venda.',
  priceInvalid:
    'El precio de su pedido ha cambiado o no es correcto. Compruebe lo que queda por pagar y vuelva a intentarlo.',
  variantWithdrawn: 'Este artículo ya no está disponible y no se puede añadir.',
  itemsOutOfStock: 'Algunos artículos de su bolsa están agotados. Elimínelos para continuar.',
  itemsWithdrawn:
    'Algunos artículos de su bolsa ya no están disponibles. Elimínelos para continuar.',
  maximumQuantityAdded:
    'No puede añadir más unidades de este artículo. La cantidad máxima es {maximum}.',
  maximumQuantityAddedGeneric: 'No puede añadir más. Ha alcanzado la cantidad máxima.',
  someWithoutInventory:
    'Un artículo de su bolsa ya no está disponible en esa cantidad. Cambie la cantidad o elimínelo.',
  outOfStock: 'Este artículo está agotado. Elija otra talla o inténtelo más tarde.',
  noInventory: 'No tenemos existencias de este artículo en este momento. Elimínelo para continuar.',
  noPrice: 'Este artículo no se vende en este país y no se puede pedir.',
  giftNotSoldAlone: 'Mientras este regalo esté en su bolsa no puede tener más de {maximum}.',
  giftNotSoldAloneGeneric: 'Este artículo es un regalo y no se puede añadir por separado.',
  giftOptionItemGone: 'El artículo de esta opción de regalo ya no está en su bolsa.',
  giftOptionNotPossible: 'Este artículo no se puede enviar como regalo.',

  couponUnknown: 'Este código promocional no es válido. Revíselo e inténtelo de nuevo.',
  couponNotYetValid: 'Este código promocional no se puede utilizar en este momento.',
  couponLimitReached: 'Este código promocional ha alcanzado su número máximo de usos.',
  couponRedeemed: 'Ya ha utilizado este código promocional.',
  couponExpired: 'Este código promocional ha caducado.',
  couponNotForSite:
    'Este código promocional no es válido en este sitio. Revíselo e inténtelo de nuevo.',
  couponFailed:
    'No hemos podido aplicar este código promocional a su bolsa. Consulte sus condiciones.',
  couponAlreadyApplied: 'Este código promocional ya está aplicado a su bolsa.',

  shippingMethodUnavailable: 'Este método de entrega no está disponible. Elija otro.',
  shippingPhoneMissing: 'Indique un número de teléfono para la entrega.',
  poBoxUnavailable: 'No podemos entregar en apartados de correos. Indique una calle y un número.',
  addressInvalid: 'Esta dirección no parece correcta. Revísela.',
  shippingAddressInvalid: 'No hemos podido confirmar la dirección de entrega. Revísela.',
  cannotShipThere: 'No podemos entregar su pedido en esta dirección. Indique otra.',
  shipToPickupChanged:
    'La entrega ha cambiado: ahora el pedido se recoge en tienda. Revise los datos.',
  pickupToShipChanged:
    'La entrega ha cambiado: ahora el pedido se envía a una dirección. Revise los datos.',
  pickupToStoreChanged:
    'La entrega ha cambiado: ahora el pedido se envía primero a la tienda. Revise los datos.',

  giftCardCodeMissing: 'Introduzca el número de su tarjeta regalo.',
  giftCardsAtMaximum: 'Puede utilizar como máximo {maximum} tarjetas regalo por pedido.',
  giftCardsAtMaximumGeneric: 'No puede utilizar más tarjetas regalo en este pedido.',
  giftCardSpent: 'Esta tarjeta regalo ya no tiene saldo. Elija otra forma de pago.',
  giftCardVoided:
    'Esta tarjeta regalo se ha anulado y no tiene saldo. Póngase en contacto con nosotros.',
  giftCardNeverLoaded:
    'Esta tarjeta regalo no tiene saldo porque nunca se activó. Consulte donde se compró.',
  giftCardAlreadyApplied: 'Esta tarjeta regalo ya está aplicada a su pedido.',
  giftCardNotAllowed:
    'Con esto no se puede pagar este pedido. Las tarjetas regalo solo valen en su moneda, y ni ellas ni las recompensas sirven para comprar tarjetas regalo.',
  giftCardBalanceFailed:
    'No hemos podido consultar el saldo. Inténtelo de nuevo dentro de un momento.',
  giftCardUnknown:
    'El número o el PIN de la tarjeta regalo no son correctos. Revíselos e inténtelo de nuevo.',
  giftCardExpired: 'Esta tarjeta regalo ha caducado. Elija otra forma de pago.',
  giftCardServiceUnavailable:
    'En este momento no se pueden utilizar tarjetas regalo. Inténtelo más tarde o pague de otra forma.',

  cardExists: 'Esta tarjeta ya está guardada en su cuenta.',
  paymentNotEnough: 'El pago no cubre el total. Añada otra forma de pago.',
  paymentSuspicious:
    'No hemos podido aceptar este pago. Pague de otra forma o póngase en contacto con nosotros.',
  instrumentNotFound: 'No hemos encontrado esta forma de pago. Elija o añada otra.',
  paymentAddressNotFound: 'No hemos encontrado esta dirección. Elija o introduzca otra.',
  addressFieldsMissing: 'Faltan datos en la dirección. Complétela.',
  paymentFailed:
    'El pago no se ha realizado y no se ha hecho ningún pedido. Inténtelo de nuevo o pague de otra forma.',
  billingAddressMissing: 'Indique una dirección de facturación.',
  billingPhoneMissing: 'Indique un número de teléfono para la dirección de facturación.',
  taxNotCalculated:
    'No hemos podido calcular los impuestos de su pedido. Inténtelo de nuevo dentro de un momento.',
  taxUpdated: 'Los impuestos de su pedido han cambiado. Compruebe el nuevo total.',

  orderCodeWrong: 'Este código no es correcto o ya no vale. Revise el correo o pida uno nuevo.',
  orderEmailWrong: 'El número de pedido y el correo electrónico no coinciden. Revise ambos.',
  orderNotFound: 'No hemos encontrado este pedido. Revise los datos e inténtelo de nuevo.',
  totalsNotCalculated: 'No hemos podido calcular el total de su bolsa. Inténtelo de nuevo.',
  itemNoLongerAvailable:
    'Un artículo de su pedido ya no está disponible. Revise su bolsa actualizada.',
  pastOrderNotFound: 'No hemos encontrado este pedido en su historial.',
  orderStillOpen:
    'Un pedido o una devolución sigue en curso. Podrá eliminar su cuenta cuando haya terminado.',
  orderAlreadyShipped:
    'Este pedido ya está en camino y no se puede cancelar. Podrá devolverlo cuando haya llegado.',
  returnNotCreated:
    'No hemos podido crear su devolución. Inténtelo de nuevo o póngase en contacto con nosotros.',

  orderUpdated:
    'Su bolsa ha cambiado: un artículo se entrega ahora de otra manera. Compruébela, por favor.',
  cartsMerged:
    'Hemos añadido los artículos de su bolsa anterior. Compruebe las cantidades, por favor.',
  priceUpdated:
    'El total de su bolsa ha cambiado: un precio concedido en la tienda ya no es válido. Compruébelo, por favor.',
  totalRaised:
    'Su bolsa cuesta ahora más que antes porque han cambiado precios u ofertas. Compruebe el total, por favor.',
  codeRemoved: 'Hemos quitado el código {code} de su bolsa.',
  codeWithoutEffect: 'El código {code} no cambia el precio de su bolsa actual.',
  codeRemovedGeneric: 'Hemos quitado un código de su bolsa.',
  codeWithoutEffectGeneric: 'Su código no cambia el precio de su bolsa actual.',

  productItemMaxQuantity: 'La cantidad máxima es {maximum}.',
  productItemMaxQuantityGeneric: 'Ha alcanzado la cantidad máxima de este artículo.',
  productItemRequired: 'Este artículo solo se puede pedir junto con {product}.',
  productItemRequiredGeneric: 'Este artículo solo se puede pedir junto con otro.',
}
