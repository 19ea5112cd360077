import type { StyleIdea } from '../idea.ts'

export const activeTees: readonly StyleIdea[] = [
  {
    styleId: 'CRNM1034',
    categories: ['220203'],
    look: {
      kind: 'tee',
      cut: 'men',
      blocking: 'yoke',
      sleeves: 'short',
      neck: 'crew',
      fit: 'slim',
      surface: 'mesh',
    },
    seed: 3134,
    colours: ['ember', 'snowmelt', 'fjord'],
    seconds: { ember: 'dawn', snowmelt: 'lichen', fjord: 'ink' },
    sizes: 'men',
    price: { current: { USD: 55_00, CAD: 74_00, GBP: 47_00, EUR: 55_00 } },
    stock: 'plenty',
    activities: ['trail-run'],
    fit: 'slim',
    facts: {
      grams: 84,
      material: ['recycled-polyester'],
      recycledPercent: 100,
      care: 'machine-30',
    },
    reviews: { score: 4.5, count: 91 },
    age: 15,
    words: {
      en: {
        name: 'Izoard Running T-Shirt',
        kind: 'Mesh shirt for long hot climbs',
        description:
          'For a road or path with no shade on it. The body is mesh, the yoke is closed and rated against the sun, and the hem is bonded because a stitched one finds your skin by hour four. Salt shows on it; that is the only thing that does.',
        features: [
          '84 grams, mesh below the yoke',
          'Yoke UPF 40',
          'Bonded hem, no side seams',
          'Loop at the back for glasses',
        ],
      },
      fr: {
        name: 'T-shirt de course Izoard',
        kind: 'Maille ajourée pour longues côtes au soleil',
        description:
          'Pour une route ou un sentier sans ombre. Le corps est en filet, l’empiècement fermé protège du soleil, et le bas est collé, parce qu’un ourlet cousu trouve la peau à la quatrième heure. Le sel s’y voit ; lui seul.',
        features: [
          '84 grammes, filet sous l’empiècement',
          'Empiècement UPF 40',
          'Bas collé, pas de couture latérale',
          'Boucle dans le dos pour les lunettes',
        ],
      },
      de: {
        name: 'Laufshirt Izoard',
        kind: 'Netzshirt für lange heiße Anstiege',
        description:
          'Für Straßen und Wege ohne Schatten. Der Rumpf ist aus Netz, die geschlossene Passe schützt vor Sonne, und der Saum ist geklebt, weil ein genähter in der vierten Stunde die Haut findet. Salz sieht man darauf, sonst nichts.',
        features: [
          '84 Gramm, Netz unterhalb der Passe',
          'Passe mit UPF 40',
          'Geklebter Saum, keine Seitennähte',
          'Schlaufe am Rücken für die Brille',
        ],
      },
      it: {
        name: 'T-shirt da corsa Izoard',
        kind: 'Maglia a rete per lunghe salite al sole',
        description:
          'Per strade e sentieri senza un filo d’ombra. Il busto è a rete, lo sprone chiuso ripara dal sole e il fondo è incollato, perché quello cucito alla quarta ora trova la pelle. Si vede il sale; nient’altro.',
        features: [
          '84 grammi, rete sotto lo sprone',
          'Sprone UPF 40',
          'Fondo incollato, senza cuciture laterali',
          'Asola dietro per gli occhiali',
        ],
      },
      es: {
        name: 'Camiseta de correr Izoard',
        kind: 'Camiseta de malla para subidas al sol',
        description:
          'Para carreteras y sendas sin una sombra. El cuerpo es de malla, el canesú cerrado protege del sol y el bajo va pegado, porque uno cosido encuentra la piel a la cuarta hora. Se le nota la sal; lo demás, no.',
        features: [
          '84 gramos, malla por debajo del canesú',
          'Canesú UPF 40',
          'Bajo pegado, sin costuras laterales',
          'Trabilla trasera para las gafas',
        ],
      },
    },
    regional: {
      'fr-ca': {
        features: [
          '84 grammes, filet sous l’empiècement',
          'Empiècement FPU 40',
          'Bas collé, pas de couture latérale',
          'Boucle dans le dos pour les lunettes',
        ],
      },
    },
  },
  {
    styleId: 'CRNM1035',
    categories: ['220203', '220202'],
    look: {
      kind: 'tee',
      cut: 'men',
      blocking: 'sleeves',
      sleeves: 'long',
      neck: 'hood',
      fit: 'regular',
      surface: 'jersey',
    },
    seed: 3135,
    colours: ['lichen', 'slate', 'tarn'],
    seconds: { lichen: 'snowmelt', slate: 'basalt', tarn: 'glacier' },
    sizes: 'men',
    price: { current: { USD: 78_00, CAD: 105_00, GBP: 68_00, EUR: 78_00 } },
    stock: 'some',
    activities: ['hike', 'climb', 'travel'],
    fit: 'regular',
    facts: {
      grams: 170,
      material: ['recycled-polyester', 'elastane'],
      recycledPercent: 89,
      care: 'machine-30',
    },
    reviews: { score: 4.6, count: 29 },
    age: 1,
    words: {
      en: {
        name: 'Brenner Sun Hoody',
        kind: 'Long sleeves and a hood, UPF 50+',
        description:
          'You sweat a little more and burn not at all, which on snow in June is the better bargain. The hood sits over a cap and its brim holds it off your ears. Crushed olivine in the yarn makes it cool to the touch for the first minute; after that, it is just shade.',
        features: [
          'UPF 50+, washed or not',
          'Thumb holes cover the back of the hand',
          'Hood fits over a cap',
        ],
      },
      fr: {
        name: 'Haut solaire Brenner',
        kind: 'Manches longues et capuche, UPF 50+',
        description:
          'Vous transpirez un peu plus et ne brûlez pas du tout : sur la neige, en juin, on y gagne. La capuche se pose sur une casquette, dont la visière la tient loin des oreilles. De l’olivine broyée dans le fil le rend frais la première minute ; ensuite, c’est simplement de l’ombre.',
        features: [
          'UPF 50+, même après lavage',
          'Passe-pouces qui couvrent la main',
          'Capuche par-dessus la casquette',
        ],
      },
      de: {
        name: 'Sonnenhoodie Brenner',
        kind: 'Lange Ärmel und Kapuze, UPF 50+',
        description:
          'Man schwitzt etwas mehr und verbrennt gar nicht, auf Schnee im Juni der bessere Handel. Die Kapuze sitzt über einer Schirmmütze, deren Schild sie von den Ohren hält. Gemahlener Olivin im Garn kühlt in der ersten Minute; danach ist es einfach Schatten.',
        features: [
          'UPF 50+, auch nach dem Waschen',
          'Daumenlöcher, die den Handrücken decken',
          'Kapuze passt über die Schirmmütze',
        ],
      },
      it: {
        name: 'Maglia solare Brenner',
        kind: 'Maniche lunghe e cappuccio, UPF 50+',
        description:
          'Sudi un po’ di più e non ti scotti affatto: sulla neve di giugno conviene. Il cappuccio va sopra un berretto con visiera, che lo tiene lontano dalle orecchie. L’olivina macinata nel filo la fa fresca per il primo minuto; poi è semplice ombra.',
        features: [
          'UPF 50+, anche dopo i lavaggi',
          'Passapollice che copre il dorso della mano',
          'Cappuccio sopra il berretto',
        ],
      },
      es: {
        name: 'Camiseta solar Brenner',
        kind: 'Manga larga y capucha, UPF 50+',
        description:
          'Sudas un poco más y no te quemas nada, y sobre la nieve de junio sales ganando. La capucha va encima de una gorra, cuya visera la aparta de las orejas. El olivino molido del hilo la hace fresca durante el primer minuto; después es sombra, sin más.',
        features: [
          'UPF 50+, también tras lavarla',
          'Ojales de pulgar que tapan el dorso',
          'Capucha por encima de la gorra',
        ],
      },
    },
    regional: {
      'fr-ca': {
        kind: 'Manches longues et capuchon, FPU 50+',
        description:
          'Vous transpirez un peu plus et ne brûlez pas du tout : sur la neige, en juin, on y gagne. Le capuchon se pose sur une casquette, dont la visière le tient loin des oreilles. De l’olivine broyée dans le fil rend ce haut frais la première minute ; ensuite, c’est simplement de l’ombre.',
        features: [
          'FPU 50+, même après lavage',
          'Passe-pouces qui couvrent la main',
          'Capuchon par-dessus la casquette',
        ],
      },
    },
  },
]
