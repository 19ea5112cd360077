export const staff = {
  associateLogin: 'Connexion en magasin',
  associateLoginText:
    'Pour celles et ceux qui servent au comptoir. Ce qui était dans ce navigateur est mis de côté.',
  yourStore: 'Votre magasin',
  employeeNumber: 'Numéro d’employé',
  employeePin: 'Code PIN',
  employeePinWrong: 'Un code PIN compte de 4 à 8 chiffres.',
  startSession: 'Ouvrir la session',
  sessionStarted: 'La session à {store} est ouverte.',
  inStoreSession: 'Session en magasin',
  endSession: 'Fermer la session',
}
