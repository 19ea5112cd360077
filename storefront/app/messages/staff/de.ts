export const staff = {
  associateLogin: 'Anmeldung für Filialen',
  associateLoginText:
    'Für alle, die am Tresen beraten. Was vorher in diesem Browser war, wird weggeräumt.',
  yourStore: 'Ihre Filiale',
  employeeNumber: 'Personalnummer',
  employeePin: 'PIN',
  employeePinWrong: 'Eine PIN hat 4 bis 8 Ziffern.',
  startSession: 'Sitzung beginnen',
  sessionStarted: 'Die Sitzung in {store} hat begonnen.',
  inStoreSession: 'Sitzung in der Filiale',
  endSession: 'Sitzung beenden',
}
