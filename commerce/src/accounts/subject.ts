/** Whose tries are counted together. */
export const subjectOf = {
  customer: (login: string) => `customer ${login}`,
  storeEmployee: (storeId: string, employeeId: string) => `store ${storeId} ${employeeId}`,
}
