/** The subject of the contact form by which a customer withdraws from a purchase. */
export const withdrawalSubject = { category: 'return', subject: 'withdrawal' } as const

type SubjectChoice = { category: string; subject: string }

/** A withdrawal is valid without a message, everything else needs one. */
export const isWithdrawal = ({ category, subject }: SubjectChoice): boolean =>
  category === withdrawalSubject.category && subject === withdrawalSubject.subject
