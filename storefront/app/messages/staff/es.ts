export const staff = {
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
}
