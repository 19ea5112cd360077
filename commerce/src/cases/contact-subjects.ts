import type { Language } from '@cairn/contract/sites/sites'

type Translations = Record<Language, string>
type Subject = { id: string; label: Translations }
type Category = Subject & { subjects: readonly Subject[] }

const translations = (
  ...[en, fr, de, it, es]: [string, string, string, string, string]
): Translations => ({
  en,
  fr,
  de,
  it,
  es,
})

/** The subjects of the contact form. */
const categories: readonly Category[] = [
  {
    id: 'order',
    label: translations('An order', 'Une commande', 'Eine Bestellung', 'Un ordine', 'Un pedido'),
    subjects: [
      {
        id: 'where-is-it',
        label: translations(
          'Where is it?',
          'Où est-elle\u202f?',
          'Wo ist sie?',
          'Dov’è?',
          '¿Dónde está?',
        ),
      },
      {
        id: 'change-it',
        label: translations(
          'Change something about it',
          'La modifier',
          'Etwas daran ändern',
          'Cambiare qualcosa',
          'Cambiar algo',
        ),
      },
      {
        id: 'something-missing',
        label: translations(
          'Something is missing or wrong',
          'Il manque quelque chose',
          'Etwas fehlt oder ist falsch',
          'Manca qualcosa o è sbagliato',
          'Falta algo o está mal',
        ),
      },
      {
        id: 'invoice',
        label: translations(
          'Invoice and payment',
          'Facture et paiement',
          'Rechnung und Zahlung',
          'Fattura e pagamento',
          'Factura y pago',
        ),
      },
    ],
  },
  {
    id: 'return',
    label: translations('A return', 'Un retour', 'Eine Rücksendung', 'Un reso', 'Una devolución'),
    subjects: [
      {
        id: 'how-to',
        label: translations(
          'How does it go back?',
          'Comment renvoyer\u202f?',
          'Wie geht es zurück?',
          'Come si rende?',
          '¿Cómo se devuelve?',
        ),
      },
      {
        id: 'refund',
        label: translations(
          'Where is my money?',
          'Où est mon argent\u202f?',
          'Wo ist mein Geld?',
          'Dov’è il mio denaro?',
          '¿Dónde está mi dinero?',
        ),
      },
      {
        id: 'exchange',
        label: translations(
          'Another size or colour',
          'Autre taille ou couleur',
          'Andere Größe oder Farbe',
          'Altra taglia o colore',
          'Otra talla o color',
        ),
      },
    ],
  },
  {
    id: 'product',
    label: translations('A product', 'Un article', 'Ein Produkt', 'Un prodotto', 'Un producto'),
    subjects: [
      {
        id: 'size-and-fit',
        label: translations(
          'Size and fit',
          'Taille et coupe',
          'Größe und Passform',
          'Taglia e vestibilità',
          'Talla y ajuste',
        ),
      },
      {
        id: 'care-and-repair',
        label: translations(
          'Care and repair',
          'Entretien et réparation',
          'Pflege und Reparatur',
          'Cura e riparazione',
          'Cuidado y arreglo',
        ),
      },
      {
        id: 'availability',
        label: translations(
          'Availability',
          'Disponibilité',
          'Verfügbarkeit',
          'Disponibilità',
          'Disponibilidad',
        ),
      },
    ],
  },
  {
    id: 'account',
    label: translations('My account', 'Mon compte', 'Mein Konto', 'Il mio account', 'Mi cuenta'),
    subjects: [
      {
        id: 'signing-in',
        label: translations('Signing in', 'Connexion', 'Anmelden', 'Accesso', 'Iniciar sesión'),
      },
      {
        id: 'points-and-rewards',
        label: translations(
          'Points and rewards',
          'Points et avantages',
          'Punkte und Prämien',
          'Punti e premi',
          'Puntos y premios',
        ),
      },
      {
        id: 'my-data',
        label: translations('My data', 'Mes données', 'Meine Daten', 'I miei dati', 'Mis datos'),
      },
    ],
  },
  {
    id: 'other',
    label: translations('Something else', 'Autre chose', 'Etwas anderes', 'Altro', 'Otra cosa'),
    subjects: [
      {
        id: 'praise-or-blame',
        label: translations(
          'Praise or blame',
          'Éloge ou reproche',
          'Lob oder Tadel',
          'Lode o critica',
          'Elogio o queja',
        ),
      },
      {
        id: 'anything',
        label: translations(
          'Anything',
          'Toute question',
          'Irgendetwas',
          'Qualsiasi cosa',
          'Lo que sea',
        ),
      },
    ],
  },
]

export const categoriesIn = (language: Language) =>
  categories.map(({ id, label, subjects }) => ({
    id,
    label: label[language],
    subjects: subjects.map((subject) => ({ id: subject.id, label: subject.label[language] })),
  }))

type SubjectChoice = { category: string; subject: string }

export const isKnownSubject = ({ category, subject }: SubjectChoice): boolean =>
  subjectLabel({ category, subject }, 'en') !== undefined

/** For example “An order: Where is it?”. */
export function subjectLabel(choice: SubjectChoice, language: Language): string | undefined {
  const category = categories.find(({ id }) => id === choice.category)
  const subject = category?.subjects.find(({ id }) => id === choice.subject)
  return category && subject && `${category.label[language]}: ${subject.label[language]}`
}
