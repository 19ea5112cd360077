import type { StyleIdea } from '../idea.ts'

export const rolledMats: readonly StyleIdea[] = [
  {
    styleId: 'CRNE1026',
    categories: ['240203'],
    look: { kind: 'mat', shape: 'rolled' },
    seed: 4126,
    colours: ['spruce', 'larch'],
    sizes: 'two-lengths',
    price: {
      current: { USD: 99_99, CAD: 134_99, GBP: 86_99, EUR: 99_99 },
      original: { USD: 135_00, CAD: 179_00, GBP: 115_00, EUR: 135_00 },
    },
    stock: 'some',
    activities: ['camp', 'travel'],
    facts: {
      grams: 1150,
      material: ['recycled-polyester', 'eva-foam'],
      comfortCelsius: -8,
      packedCentimetres: [55, 18],
      recycledPercent: 60,
      care: 'wipe',
    },
    reviews: { score: 4.2, count: 34 },
    age: 41,
    words: {
      en: {
        name: 'Nigard Self-Inflating Pad',
        kind: 'Foam and air, 5 cm thick',
        description:
          'Open the valve when you arrive, make tea, close it again. The foam pulls in its own air and stays quiet all night; if a thorn finds it, you still lie on four centimeters of something. Best within sight of the car.',
        features: [
          'R-value 5.2',
          'Brushed top that holds a sheet',
          'Two straps and four patches included',
        ],
      },
      fr: {
        name: 'Matelas autogonflant Nigard',
        kind: 'Mousse et air, 5 cm d’épaisseur',
        description:
          'Ouvrez la valve en arrivant, faites du thé, refermez-la. La mousse aspire l’air toute seule et ne fait aucun bruit de la nuit ; si une épine la trouve, il reste quatre centimètres sous vous. Idéal quand la voiture est en vue.',
        features: [
          'Valeur R de 5,2',
          'Dessus gratté qui retient le drap',
          'Deux sangles et quatre rustines fournies',
        ],
      },
      de: {
        name: 'Isomatte Nigard',
        kind: 'Selbstaufblasend, Schaum und Luft, 5 cm',
        description:
          'Bei der Ankunft das Ventil öffnen, Tee kochen, Ventil schließen. Der Schaum zieht sich die Luft selbst und bleibt die ganze Nacht still; findet ihn ein Dorn, liegen Sie immer noch auf vier Zentimetern. Am besten in Sichtweite des Autos.',
        features: [
          'R-Wert 5,2',
          'Aufgeraute Oberseite hält das Laken',
          'Mit zwei Riemen und vier Flicken',
        ],
      },
      it: {
        name: 'Materassino autogonfiante Nigard',
        kind: 'Schiuma e aria, 5 cm di spessore',
        description:
          'Apri la valvola quando arrivi, fai il tè, richiudila. La schiuma prende l’aria da sé e tace tutta la notte; se una spina la trova, sotto di te restano quattro centimetri. Dà il meglio con l’auto in vista.',
        features: [
          'Valore R 5,2',
          'Lato superiore garzato che tiene il lenzuolo',
          'Con due cinghie e quattro toppe',
        ],
      },
      es: {
        name: 'Esterilla autoinflable Nigard',
        kind: 'Espuma y aire, 5 cm de grosor',
        description:
          'Abre la válvula al llegar, haz té y ciérrala. La espuma toma el aire sola y no hace ruido en toda la noche; si la encuentra una espina, te quedan cuatro centímetros debajo. Donde mejor va es cerca del coche.',
        features: [
          'Valor R de 5,2',
          'Cara superior cardada que sujeta la sábana',
          'Con dos correas y cuatro parches',
        ],
      },
    },
    regional: { 'en-gb': { name: 'Nigard Self-Inflating Mat' } },
  },
]
