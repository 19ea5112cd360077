export const staff = {
  associateLogin: 'Store sign-in',
  associateLoginText:
    'For those who serve at the counter. What was in this browser before is put away.',
  yourStore: 'Your store',
  employeeNumber: 'Employee number',
  employeePin: 'PIN',
  employeePinWrong: 'A PIN has 4 to 8 digits.',
  startSession: 'Start session',
  sessionStarted: 'The session in {store} has begun.',
  inStoreSession: 'In-store session',
  endSession: 'End session',
}
