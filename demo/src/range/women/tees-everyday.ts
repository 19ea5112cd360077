import type { StyleIdea } from '../idea.ts'

export const everydayTees: readonly StyleIdea[] = [
  {
    styleId: 'CRNW1039',
    categories: ['210203'],
    look: {
      kind: 'tee',
      cut: 'women',
      sleeves: 'short',
      neck: 'v',
      fit: 'regular',
      surface: 'merino',
      pockets: 'chest',
    },
    seed: 2139,
    colours: ['ink', 'clay', 'snowmelt', 'plum'],
    sizes: 'women',
    price: { current: { USD: 75_00, CAD: 100_00, GBP: 65_00, EUR: 75_00 } },
    stock: 'plenty',
    activities: ['travel', 'everyday', 'hike'],
    fit: 'regular',
    facts: { grams: 130, material: ['merino', 'recycled-nylon'], care: 'machine-30' },
    reviews: { score: 4.3, count: 110 },
    age: 29,
    words: {
      en: {
        name: 'Veronica Travel Tee',
        kind: 'Merino V-neck with a pocket',
        description:
          'Three of these and a sink will see you through a month. It creases little, dries overnight in a hostel and passes for an ordinary good T-shirt at a dinner you did not plan for.',
        features: [
          'Merino and nylon, 150 g',
          'Chest pocket for a ticket, not a phone',
          'Neckline faced so it does not curl',
        ],
      },
      fr: {
        name: 'T-shirt de voyage Veronica',
        kind: 'Mérinos col V, avec une poche',
        description:
          'Trois comme celui-là et un lavabo suffisent pour un mois. Il se froisse peu, sèche en une nuit d’auberge et passe pour un bon t-shirt ordinaire lors d’un dîner imprévu.',
        features: [
          'Mérinos et nylon, 150 g',
          'Poche pour un billet, pas pour un téléphone',
          'Encolure parementée, qui ne roule pas',
        ],
      },
      de: {
        name: 'Reiseshirt Veronica',
        kind: 'Merinoshirt mit V-Ausschnitt und Tasche',
        description:
          'Drei davon und ein Waschbecken reichen für einen Monat. Es knittert wenig, trocknet im Hostel über Nacht und geht bei einem ungeplanten Abendessen als ganz normales gutes T-Shirt durch.',
        features: [
          'Merino und Nylon, 150 g',
          'Brusttasche für die Fahrkarte, nicht fürs Telefon',
          'Ausschnitt mit Beleg, rollt sich nicht',
        ],
      },
      it: {
        name: 'T-shirt da viaggio Veronica',
        kind: 'Merino con scollo a V e taschino',
        description:
          'Con tre di queste e un lavandino si sta in giro un mese. Fa poche pieghe, in ostello si asciuga in una notte e a una cena non prevista passa per una normale, buona T-shirt.',
        features: [
          'Merino e nylon, 150 g',
          'Taschino da biglietto, non da telefono',
          'Scollo rifinito che non si arriccia',
        ],
      },
      es: {
        name: 'Camiseta de viaje Veronica',
        kind: 'Merino con cuello de pico y bolsillo',
        description:
          'Con tres como esta y un lavabo se viaja un mes. Se arruga poco, se seca en una noche de albergue y en una cena que no esperabas pasa por una buena camiseta cualquiera.',
        features: [
          'Merino y nailon, 150 g',
          'Bolsillo para un billete, no para el móvil',
          'Escote con vista, no se enrolla',
        ],
      },
    },
  },
  {
    styleId: 'CRNW1040',
    categories: ['210203'],
    look: {
      kind: 'tee',
      cut: 'women',
      print: 'stripes',
      sleeves: 'long',
      neck: 'crew',
      fit: 'regular',
      surface: 'jersey',
    },
    seed: 2140,
    colours: ['bone', 'rowan', 'moss', 'fjord'],
    seconds: { bone: 'ink', rowan: 'bone', moss: 'bone', fjord: 'snowmelt' },
    sizes: 'women',
    price: { current: { USD: 58_00, CAD: 78_00, GBP: 50_00, EUR: 59_00 } },
    stock: 'plenty',
    activities: ['everyday', 'travel'],
    fit: 'regular',
    facts: { grams: 240, material: ['organic-cotton'], care: 'machine-40' },
    reviews: { score: 4.6, count: 49 },
    age: 13,
    words: {
      en: {
        name: 'Groix Striped Tee',
        kind: 'Breton top in dense jersey',
        description:
          'Twenty-one stripes, as the French navy wanted in 1858, on cotton close enough to keep off a sea breeze. The neck is wide so that it goes on over a bun. It gets better at about the thirtieth wash.',
        features: [
          'Dense cotton jersey, 280 g',
          'Boat neck without a seam at the front',
          'Stripes meet at the sides, we check',
        ],
      },
      fr: {
        name: 'Marinière Groix',
        kind: 'Marinière en jersey serré',
        description:
          'Vingt et une rayures, comme le voulait la Marine en 1858, sur un coton assez serré pour tenir tête à la brise. L’encolure large passe sur un chignon. Le meilleur commence vers le trentième lavage.',
        features: [
          'Jersey de coton dense, 280 g',
          'Encolure bateau, sans couture devant',
          'Rayures raccordées sur les côtés, nous vérifions',
        ],
      },
      de: {
        name: 'Streifenshirt Groix',
        kind: 'Bretonisches Shirt aus dichtem Jersey',
        description:
          'Einundzwanzig Streifen, wie es die französische Marine 1858 wollte, auf Baumwolle, die dicht genug für Seewind ist. Der Ausschnitt ist weit, damit es über den Dutt geht. Ab der dreißigsten Wäsche wird es richtig gut.',
        features: [
          'Dichter Baumwolljersey, 280 g',
          'U-Boot-Ausschnitt ohne Naht vorn',
          'Die Streifen treffen sich an der Seite, wir prüfen das',
        ],
      },
      it: {
        name: 'Maglia a righe Groix',
        kind: 'Marinara bretone in jersey fitto',
        description:
          'Ventuno righe, come voleva la marina francese nel 1858, su un cotone abbastanza fitto da reggere la brezza. Lo scollo largo passa sopra lo chignon. Dà il meglio dal trentesimo lavaggio.',
        features: [
          'Jersey di cotone fitto, 280 g',
          'Scollo a barca senza cuciture davanti',
          'Le righe combaciano sui fianchi: controlliamo',
        ],
      },
      es: {
        name: 'Camiseta marinera Groix',
        kind: 'Marinera bretona de punto tupido',
        description:
          'Veintiuna rayas, como quiso la marina francesa en 1858, sobre un algodón tan tupido que frena la brisa. El cuello es ancho para ponértela con el moño hecho. Lo mejor llega hacia el trigésimo lavado.',
        features: [
          'Punto de algodón tupido, 280 g',
          'Cuello barco sin costura delante',
          'Las rayas casan en los costados, lo miramos',
        ],
      },
    },
  },
]
