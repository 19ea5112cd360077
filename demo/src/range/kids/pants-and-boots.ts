import type { StyleIdea } from '../idea.ts'

export const pantsAndBoots: readonly StyleIdea[] = [
  {
    styleId: 'CRNK1019',
    categories: ['230202'],
    look: {
      kind: 'trousers',
      cut: 'kids',
      leg: 'straight',
      length: 'full',
      waist: 'elastic',
      pockets: 'hand',
      surface: 'fleece',
    },
    seed: 5119,
    colours: ['heather', 'moss', 'basalt'],
    sizes: 'kids',
    price: {
      current: { USD: 32_99, CAD: 43_99, GBP: 27_99, EUR: 32_99 },
      original: { USD: 42_00, CAD: 56_00, GBP: 36_00, EUR: 42_00 },
    },
    stock: 'some',
    activities: ['everyday', 'camp'],
    fit: 'relaxed',
    facts: { grams: 170, material: ['polyester-fleece'], recycledPercent: 100, care: 'machine-40' },
    reviews: { score: 4.3, count: 24 },
    age: 30,
    words: {
      en: {
        name: 'Sloth Fleece Pants',
        kind: 'Soft pants for under or after',
        description:
          'Under rain bibs in March, on their own on the hut bench in August. The waist has no label and no knot, only a wide elastic, so the seven-year-old in charge of dressing can finish the job.',
        features: [
          'Wide elastic, no cord',
          'Knees brushed on the outside only',
          'Cuffs fold down for a second year',
        ],
      },
      fr: {
        name: 'Pantalon polaire enfant Sloth',
        kind: 'Pantalon doux, dessous ou après',
        description:
          'Sous la salopette de pluie en mars, tout seul sur le banc du refuge en août. La taille n’a ni étiquette ni nœud, rien qu’un large élastique : le responsable de l’habillage, sept ans, peut terminer le travail.',
        features: [
          'Large élastique, sans cordon',
          'Genoux grattés à l’extérieur seulement',
          'Bas à déplier la seconde année',
        ],
      },
      de: {
        name: 'Kinder-Fleecehose Sloth',
        kind: 'Weiche Hose für drunter oder danach',
        description:
          'Im März unter der Regenlatzhose, im August allein auf der Hüttenbank. Am Bund ist kein Etikett und kein Knoten, nur ein breiter Gummi, damit die zuständige Siebenjährige das Anziehen auch zu Ende bringt.',
        features: [
          'Breiter Gummibund, keine Kordel',
          'Knie nur außen aufgeraut',
          'Bündchen fürs zweite Jahr zum Umklappen',
        ],
      },
      it: {
        name: 'Pantaloni in pile bimbi Sloth',
        kind: 'Pantaloni morbidi, per sotto o per dopo',
        description:
          'Sotto la salopette da pioggia a marzo, da soli sulla panca del rifugio ad agosto. In vita niente etichetta e niente nodo, solo un elastico largo, così chi si veste da sé a sette anni finisce il lavoro.',
        features: [
          'Elastico largo, nessun cordino',
          'Ginocchia garzate solo fuori',
          'Polsini da srotolare il secondo anno',
        ],
      },
      es: {
        name: 'Pantalón polar infantil Sloth',
        kind: 'Pantalón suave, para debajo o para después',
        description:
          'Debajo del peto de lluvia en marzo, solo en el banco del refugio en agosto. La cintura no tiene etiqueta ni nudo, nada más que un elástico ancho, para que quien se viste solo a los siete años acabe la tarea.',
        features: [
          'Elástico ancho, sin cordón',
          'Rodillas cardadas solo por fuera',
          'Puños que se desdoblan el segundo año',
        ],
      },
    },
    regional: {
      'en-gb': { name: 'Sloth Fleece Trousers', kind: 'Soft trousers for under or after' },
    },
  },
  {
    styleId: 'CRNK1020',
    categories: ['230202'],
    look: {
      kind: 'shorts',
      cut: 'kids',
      leg: 'straight',
      length: 'knee',
      waist: 'drawstring',
      pockets: 'zip-thigh',
      surface: 'ripstop',
    },
    seed: 5120,
    colours: ['tarn', 'ember', 'bone', 'larch'],
    sizes: 'juniors',
    price: { current: { USD: 39_00, CAD: 52_00, GBP: 33_00, EUR: 39_00 } },
    stock: 'plenty',
    activities: ['hike', 'camp', 'travel'],
    fit: 'regular',
    facts: {
      grams: 130,
      material: ['recycled-nylon', 'elastane'],
      recycledPercent: 88,
      care: 'machine-30',
    },
    age: 0,
    words: {
      en: {
        name: 'Gecko Shorts',
        kind: 'Quick-drying shorts for rock and lake',
        description:
          'One pair for the whole of July: up the slab, into the lake, back along the shore. The thigh pocket zips, so a penknife or a live beetle stays where it was put.',
        features: [
          'Mesh pockets drain at once',
          'Cord tied inside, not outside',
          'Dry in the time of an ice cream',
        ],
      },
      fr: {
        name: 'Short enfant Gecko',
        kind: 'Short à séchage rapide, rocher et lac',
        description:
          'Un seul pour tout juillet : en haut de la dalle, dans le lac, retour par la rive. La poche de cuisse se zippe, si bien qu’un canif ou un scarabée vivant reste où on l’a mis.',
        features: [
          'Poches en filet vite vidées',
          'Cordon noué à l’intérieur',
          'Sec le temps d’une glace',
        ],
      },
      de: {
        name: 'Kindershorts Gecko',
        kind: 'Schnell trocknend, für Fels und See',
        description:
          'Ein Paar für den ganzen Juli: die Platte hinauf, in den See, am Ufer zurück. Die Beintasche hat einen Reißverschluss, also bleibt ein Taschenmesser oder ein lebender Käfer, wo man ihn hingetan hat.',
        features: [
          'Netztaschen laufen sofort leer',
          'Kordel innen geknotet, nicht außen',
          'Trocken, bis das Eis gegessen ist',
        ],
      },
      it: {
        name: 'Pantaloncini bimbi Gecko',
        kind: 'Asciugano in fretta, per roccia e lago',
        description:
          'Un paio per tutto luglio: su per la placca, dentro il lago, ritorno lungo la riva. La tasca sulla coscia ha la zip, così un coltellino o un coleottero vivo resta dove l’hai messo.',
        features: [
          'Tasche a rete che si svuotano subito',
          'Cordino annodato dentro, non fuori',
          'Asciutti nel tempo di un gelato',
        ],
      },
      es: {
        name: 'Pantalón corto infantil Gecko',
        kind: 'De secado rápido, para roca y lago',
        description:
          'Uno para todo julio: placa arriba, al lago, vuelta por la orilla. El bolsillo del muslo tiene cremallera, así que una navaja o un escarabajo vivo se queda donde lo pusieron.',
        features: [
          'Bolsillos de malla que se vacían enseguida',
          'Cordón anudado por dentro',
          'Seco en lo que dura un helado',
        ],
      },
    },
  },
  {
    styleId: 'CRNK1021',
    categories: ['230301'],
    look: {
      kind: 'winter-boot',
      shaft: 'high',
      upper: 'puffy',
      sole: 'lugged',
      lacing: 'straps',
      overlays: 'toe-cap',
    },
    seed: 5121,
    colours: ['fjord', 'rowan', 'spruce'],
    sizes: 'kids-shoes',
    price: { current: { USD: 85_00, CAD: 115_00, GBP: 72_00, EUR: 85_00 } },
    stock: 'plenty',
    activities: ['everyday', 'ski'],
    facts: {
      grams: 620,
      material: ['recycled-nylon', 'rubber'],
      fill: 'synthetic',
      comfortCelsius: -20,
      care: 'wipe',
    },
    reviews: { score: 4.7, count: 58 },
    age: 15,
    words: {
      en: {
        name: 'Polar Bear Snow Boot',
        kind: 'Warm boot with two straps and a real sole',
        description:
          'Rubber to the ankle, quilt above, and a felt sock that comes out at noon and is dry by two. Two wide straps do what laces cannot do with mittens on; a line on the insole shows when feet have outgrown it.',
        features: [
          'Removable felt liner',
          'Insole shows whether they still fit',
          'Loop behind for pulling, heel ledge for kicking off',
        ],
      },
      fr: {
        name: 'Botte de neige enfant Polar Bear',
        kind: 'Botte chaude à deux sangles et vraie semelle',
        description:
          'Caoutchouc jusqu’à la cheville, matelassé au-dessus, et un chausson de feutre qu’on sort à midi, sec à deux heures. Deux larges sangles font ce que des lacets ne peuvent pas en moufles ; un trait sur la semelle montre quand le pied a trop grandi.',
        features: [
          'Chausson de feutre amovible',
          'Semelle intérieure qui indique la bonne taille',
          'Boucle pour tirer, rebord pour déchausser',
        ],
      },
      de: {
        name: 'Kinder-Schneestiefel Polar Bear',
        kind: 'Warmer Stiefel mit zwei Riemen und fester Sohle',
        description:
          'Bis zum Knöchel Gummi, darüber gesteppt, und innen ein Filzschuh, der mittags herauskommt und um zwei trocken ist. Zwei breite Riemen können, was Schnürsenkel mit Fäustlingen nicht können; eine Linie auf der Sohle zeigt, wann der Fuß zu groß ist.',
        features: [
          'Filzschuh herausnehmbar',
          'Einlegesohle zeigt, ob er noch passt',
          'Schlaufe zum Anziehen, Kante zum Abstreifen',
        ],
      },
      it: {
        name: 'Stivale da neve bimbi Polar Bear',
        kind: 'Stivale caldo, due cinturini e suola vera',
        description:
          'Gomma fino alla caviglia, trapunta sopra, e una scarpetta di feltro che si toglie a mezzogiorno ed è asciutta alle due. Due cinturini larghi fanno quel che con le moffole i lacci non possono; una riga sulla soletta dice quando il piede è cresciuto troppo.',
        features: [
          'Scarpetta di feltro removibile',
          'Soletta che mostra se va ancora bene',
          'Passante per infilarlo, bordo per sfilarlo',
        ],
      },
      es: {
        name: 'Bota de nieve infantil Polar Bear',
        kind: 'Bota cálida con dos correas y suela de verdad',
        description:
          'Goma hasta el tobillo, acolchado por encima y un botín de fieltro que se saca a mediodía y a las dos está seco. Dos correas anchas hacen lo que los cordones no pueden con manoplas; una raya en la plantilla avisa de que el pie ha crecido.',
        features: [
          'Botín de fieltro extraíble',
          'Plantilla que dice si aún le vale',
          'Trabilla para tirar, reborde para descalzarse',
        ],
      },
    },
  },
]
