export const staff = {
  associateLogin: 'Accesso del negozio',
  associateLoginText:
    'Per chi serve al banco. Ciò che c’era prima in questo browser viene messo via.',
  yourStore: 'Il tuo negozio',
  employeeNumber: 'Numero di dipendente',
  employeePin: 'PIN',
  employeePinWrong: 'Un PIN ha da 4 a 8 cifre.',
  startSession: 'Inizia la sessione',
  sessionStarted: 'La sessione presso {store} è iniziata.',
  inStoreSession: 'Sessione in negozio',
  endSession: 'Termina la sessione',
}
