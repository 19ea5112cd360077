import type { StyleIdea } from '../idea.ts'

export const rainwear: readonly StyleIdea[] = [
  {
    styleId: 'CRNM1009',
    categories: ['220102'],
    look: {
      kind: 'shell-jacket',
      cut: 'men',
      blocking: 'yoke',
      length: 'hip',
      neck: 'hood',
      closure: 'full-zip',
      pockets: 'hand',
    },
    seed: 3109,
    colours: ['rowan', 'fjord', 'basalt', 'moss', 'saffron', 'slate'],
    seconds: {
      rowan: 'plum',
      fjord: 'tarn',
      basalt: 'slate',
      moss: 'spruce',
      saffron: 'larch',
      slate: 'ink',
    },
    sizes: 'men',
    price: { current: { USD: 159_00, CAD: 215_00, GBP: 139_00, EUR: 159_00 } },
    stock: 'plenty',
    activities: ['hike', 'travel', 'everyday'],
    fit: 'regular',
    facts: {
      grams: 320,
      material: ['recycled-nylon'],
      waterproofMillimetres: 10000,
      packedCentimetres: [11, 20],
      recycledPercent: 100,
      care: 'proof-after-wash',
    },
    reviews: { score: 4.4, count: 331 },
    age: 35,
    words: {
      en: {
        name: 'Furka Rain Jacket',
        kind: 'Packable rain jacket for ordinary rain',
        description:
          'Most rain is an hour long and not very cold, and this is the jacket for most rain. The yoke is doubled where straps rub and where drops land. In a two-day storm on a ridge you will want the Piolet; on the school run and the Tour du Mont Blanc you will want this.',
        features: [
          'Two and a half layers, printed inside',
          'Yoke doubled at the shoulders',
          'Stows in the right pocket',
          'Peak stiff enough to stay off your eyes',
        ],
      },
      fr: {
        name: 'Veste de pluie Furka',
        kind: 'Veste compacte pour la pluie ordinaire',
        description:
          'La plupart des pluies durent une heure et ne sont pas bien froides : voici la veste de la plupart des pluies. L’empiècement est double là où frottent les bretelles et où tombent les gouttes. Pour deux jours de tempête sur une arête, prenez la Piolet ; pour l’école et le tour du Mont-Blanc, celle-ci.',
        features: [
          'Deux couches et demie, intérieur imprimé',
          'Empiècement doublé aux épaules',
          'Se range dans la poche droite',
          'Visière ferme, qui ne tombe pas sur les yeux',
        ],
      },
      de: {
        name: 'Regenjacke Furka',
        kind: 'Kleine Regenjacke für gewöhnlichen Regen',
        description:
          'Der meiste Regen dauert eine Stunde und ist nicht sehr kalt, und für den meisten Regen ist diese Jacke da. Die Passe ist doppelt, wo Träger reiben und Tropfen landen. Für zwei Tage Sturm am Grat nehmen Sie die Piolet, für den Schulweg und die Tour du Mont Blanc diese.',
        features: [
          'Zweieinhalb Lagen, innen bedruckt',
          'Passe an den Schultern doppelt',
          'Verschwindet in der rechten Tasche',
          'Fester Schirm, der nicht auf die Augen fällt',
        ],
      },
      it: {
        name: 'Giacca da pioggia Furka',
        kind: 'Giacca compatta per la pioggia di tutti i giorni',
        description:
          'Quasi tutta la pioggia dura un’ora e non è molto fredda, e questa è la giacca per quasi tutta la pioggia. Lo sprone è doppio dove sfregano gli spallacci e dove cadono le gocce. Per due giorni di bufera in cresta ti serve la Piolet; per la scuola e il giro del Monte Bianco, questa.',
        features: [
          'Due strati e mezzo, interno stampato',
          'Spalle a doppio tessuto',
          'Si chiude nella tasca destra',
          'Visiera rigida che non cade sugli occhi',
        ],
      },
      es: {
        name: 'Chubasquero Furka',
        kind: 'Chubasquero plegable para la lluvia corriente',
        description:
          'Casi toda la lluvia dura una hora y no es muy fría; para casi toda la lluvia está este chubasquero. El canesú es doble donde rozan los tirantes y donde caen las gotas. Si van a ser dos días de temporal en una arista, la Piolet; para el colegio y el Tour del Mont Blanc, este.',
        features: [
          'Dos capas y media, interior estampado',
          'Hombros de doble tela',
          'Se guarda en el bolsillo derecho',
          'Visera firme que no cae sobre los ojos',
        ],
      },
    },
  },
  {
    styleId: 'CRNM1010',
    categories: ['220102'],
    look: {
      kind: 'rain-coat',
      cut: 'men',
      length: 'knee',
      neck: 'hood',
      closure: 'snaps',
      pockets: 'flap',
    },
    seed: 3110,
    colours: ['spruce', 'ink', 'larch'],
    sizes: 'men',
    price: { current: { USD: 198_00, CAD: 265_00, GBP: 172_00, EUR: 199_00 } },
    stock: 'some',
    activities: ['everyday', 'travel'],
    fit: 'relaxed',
    facts: {
      grams: 690,
      material: ['recycled-polyester'],
      waterproofMillimetres: 8000,
      recycledPercent: 76,
      care: 'wipe',
    },
    reviews: { score: 4.6, count: 7 },
    age: 4,
    words: {
      en: {
        name: 'Simplon Raincoat',
        kind: 'Knee-length coat in matte rubbered cloth',
        description:
          'It covers a jacket, a shoulder bag and both knees, and it hangs dry by the time the coffee is drunk. The back is cut with a fold that opens on a bicycle and shuts when you stand. Dogs on leads and long platforms are its natural home.',
        features: [
          'Welded seams, no stitching to leak',
          'Back fold with a hidden snap',
          'Flaps drain to the outside',
        ],
      },
      fr: {
        name: 'Ciré long Simplon',
        kind: 'Ciré mi-long en toile enduite mate',
        description:
          'Il couvre une veste, une sacoche et les deux genoux, et il a séché avant que le café soit bu. Le pli du dos s’ouvre à vélo et se referme debout. Son domaine : les quais sans fin et les chiens qui ne choisissent pas l’heure.',
        features: [
          'Coutures soudées, pas un point qui fuie',
          'Pli dos à pression cachée',
          'Rabats qui s’égouttent vers l’extérieur',
        ],
      },
      de: {
        name: 'Regenmantel Simplon',
        kind: 'Knielanger Mantel aus mattem Ölzeugstoff',
        description:
          'Er deckt Jacke, Umhängetasche und beide Knie, und bis der Kaffee getrunken ist, ist er trocken. Im Rücken liegt eine Falte, die auf dem Rad aufgeht und im Stehen zu bleibt. Zu Hause ist er auf langen Bahnsteigen und am anderen Ende der Hundeleine.',
        features: [
          'Verschweißte Nähte, kein Stich, der leckt',
          'Rückenfalte mit verstecktem Druckknopf',
          'Taschenklappen leiten das Wasser nach außen',
        ],
      },
      it: {
        name: 'Impermeabile lungo Simplon',
        kind: 'Impermeabile al ginocchio in tela opaca',
        description:
          'Copre una giacca, una tracolla e le due ginocchia, e quando il caffè è finito è già asciutto. La piega sulla schiena si apre in bicicletta e si chiude da fermi. Il suo posto sono i marciapiedi delle stazioni e i cani che devono uscire comunque.',
        features: [
          'Cuciture saldate, nessun punto che perde',
          'Piega sul dorso con automatico nascosto',
          'Pattine che sgocciolano in fuori',
        ],
      },
      es: {
        name: 'Gabán impermeable Simplon',
        kind: 'Impermeable hasta la rodilla, tela mate',
        description:
          'Tapa una chaqueta, una bandolera y las dos rodillas, y se seca en lo que dura un café. El pliegue de la espalda se abre en bicicleta y se cierra de pie. Lo suyo son los andenes largos y los perros que tienen que salir igual.',
        features: [
          'Costuras soldadas, sin puntadas que calen',
          'Pliegue trasero con broche oculto',
          'Tapetas que escurren hacia fuera',
        ],
      },
    },
  },
]
