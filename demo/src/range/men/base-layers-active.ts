import type { StyleIdea } from '../idea.ts'

export const activeBaseLayers: readonly StyleIdea[] = [
  {
    styleId: 'CRNM1027',
    categories: ['220202'],
    look: {
      kind: 'base-layer',
      cut: 'men',
      blocking: 'sides',
      sleeves: 'short',
      neck: 'crew',
      fit: 'slim',
      surface: 'mesh',
    },
    seed: 3127,
    colours: ['snowmelt', 'lichen', 'basalt'],
    seconds: { snowmelt: 'slate', lichen: 'moss', basalt: 'rowan' },
    sizes: 'men',
    price: {
      current: { USD: 44_99, CAD: 59_99, GBP: 38_99, EUR: 44_99 },
      original: { USD: 62_00, CAD: 83_00, GBP: 54_00, EUR: 62_00 },
    },
    stock: 'plenty',
    activities: ['trail-run', 'ski'],
    fit: 'slim',
    facts: {
      grams: 96,
      material: ['recycled-polyester', 'elastane'],
      recycledPercent: 91,
      care: 'machine-40',
    },
    reviews: { score: 4.2, count: 33 },
    age: 21,
    words: {
      en: {
        name: 'Schist Mesh Layer',
        kind: 'Open mesh to wear beneath everything',
        description:
          'Holes, held together by a little polyester. Sweat passes through to the next layer and stays there, and what touches your skin is mostly air. Norwegian fishermen had theirs in string; this one has flat seams and does not leave a pattern on you.',
        features: [
          'Seamless body, knitted in the round',
          'Weighs less than its packaging did, so we dropped that',
          'Closed knit under pack straps',
        ],
      },
      fr: {
        name: 'Maillot filet Schist',
        kind: 'Filet ajouré à porter sous tout',
        description:
          'Des trous, tenus ensemble par un peu de polyester. La sueur passe à la couche suivante et y reste, et ce qui touche la peau est surtout de l’air. Les pêcheurs norvégiens avaient le leur en ficelle ; celui-ci a des coutures plates et ne vous imprime pas de motif.',
        features: [
          'Corps sans couture, tricoté en rond',
          'Plus léger que son emballage, donc livré sans',
          'Maille pleine sous les bretelles',
        ],
      },
      de: {
        name: 'Netzshirt Schist',
        kind: 'Offenes Netz für unter alles',
        description:
          'Löcher, von etwas Polyester zusammengehalten. Der Schweiß wandert in die nächste Lage und bleibt dort, auf der Haut liegt vor allem Luft. Norwegische Fischer trugen es aus Schnur; dieses hat flache Nähte und hinterlässt kein Muster auf Ihnen.',
        features: [
          'Rumpf nahtlos rundgestrickt',
          'Leichter als seine Verpackung, darum kommt es ohne',
          'Geschlossen gestrickt unter den Trägern',
        ],
      },
      it: {
        name: 'Maglia a rete Schist',
        kind: 'Rete aperta da portare sotto a tutto',
        description:
          'Buchi, tenuti insieme da un po’ di poliestere. Il sudore passa allo strato dopo e ci resta, e sulla pelle hai soprattutto aria. I pescatori norvegesi l’avevano di spago; questa ha le cuciture piatte e non ti lascia il disegno addosso.',
        features: [
          'Busto senza cuciture, lavorato in tondo',
          'Pesava meno della confezione, che abbiamo tolto',
          'Maglia chiusa sotto gli spallacci',
        ],
      },
      es: {
        name: 'Camiseta de malla Schist',
        kind: 'Malla abierta para llevar debajo de todo',
        description:
          'Agujeros, sujetos por un poco de poliéster. El sudor pasa a la capa siguiente y allí se queda, y lo que te toca la piel es sobre todo aire. Los pescadores noruegos la tenían de cordel; esta lleva costuras planas y no te deja el dibujo marcado.',
        features: [
          'Cuerpo sin costuras, tejido en redondo',
          'Pesaba menos que su envoltorio, así que va sin él',
          'Punto cerrado bajo los tirantes',
        ],
      },
    },
  },
  {
    styleId: 'CRNM1028',
    categories: ['220202'],
    look: {
      kind: 'base-layer',
      cut: 'men',
      blocking: 'sleeves',
      sleeves: 'long',
      neck: 'hood',
      fit: 'slim',
      surface: 'merino',
    },
    seed: 3128,
    colours: ['tarn', 'peat', 'saffron'],
    seconds: { tarn: 'basalt', peat: 'clay', saffron: 'ink' },
    sizes: 'men',
    price: { current: { USD: 145_00, CAD: 195_00, GBP: 126_00, EUR: 145_00 } },
    stock: 'some',
    activities: ['ski', 'climb', 'hike'],
    fit: 'slim',
    facts: { grams: 275, material: ['merino', 'recycled-polyester'], care: 'machine-30' },
    reviews: { score: 5, count: 1 },
    age: 1,
    words: {
      en: {
        name: 'Grimsel Hooded Layer',
        kind: 'Merino hood, quick-drying sleeves',
        description:
          'Wool on the body, where it stays warm when damp, and polyester on the arms, which dry first because they wave about. The hood is a single thickness, made for the inside of a helmet, with a chin panel that pulls up over the nose. Snow-holing, night starts, February.',
        features: [
          'Merino body, 200 g',
          'Chin panel stretches over the nose',
          'Ponytail slot, for those who have kept one',
        ],
      },
      fr: {
        name: 'Maillot à capuche Grimsel',
        kind: 'Capuche en mérinos, manches à séchage rapide',
        description:
          'De la laine au corps, où elle reste chaude même humide, et du polyester aux bras, qui sèchent les premiers à force de s’agiter. La capuche, d’une seule épaisseur, va sous le casque ; son pan de menton remonte sur le nez. Igloo, départ de nuit, mois de février.',
        features: [
          'Corps en mérinos de 200 g',
          'Pan de menton qui monte sur le nez',
          'Fente pour la queue de cheval, si vous l’avez gardée',
        ],
      },
      de: {
        name: 'Kapuzenshirt Grimsel',
        kind: 'Merinokapuze, schnell trocknende Ärmel',
        description:
          'Wolle am Körper, wo sie auch feucht wärmt, Polyester an den Armen, die zuerst trocknen, weil sie sich mehr bewegen. Die einlagige Kapuze gehört unter den Helm, ihr Kinnteil lässt sich über die Nase ziehen. Für Schneehöhle, Nachtaufbruch, Februar.',
        features: [
          'Rumpf aus 200 g Merino',
          'Kinnteil reicht über die Nase',
          'Schlitz für den Zopf, falls noch vorhanden',
        ],
      },
      it: {
        name: 'Maglia con cappuccio Grimsel',
        kind: 'Cappuccio in merino, maniche rapide ad asciugare',
        description:
          'Lana sul busto, dove scalda anche umida, e poliestere sulle braccia, che asciugano per prime a forza di muoversi. Il cappuccio è a strato unico, va sotto il casco, e il lembo del mento sale fin sul naso. Truna, partenze di notte, febbraio.',
        features: [
          'Busto in merino da 200 g',
          'Lembo del mento che copre il naso',
          'Fessura per il codino, se ce l’hai ancora',
        ],
      },
      es: {
        name: 'Camiseta con capucha Grimsel',
        kind: 'Capucha de merino, mangas de secado rápido',
        description:
          'Lana en el cuerpo, donde abriga aun húmeda, y poliéster en los brazos, que se secan antes de tanto moverse. La capucha es de una sola capa, para debajo del casco, y la parte de la barbilla sube hasta la nariz. Iglús, salidas nocturnas, febrero.',
        features: [
          'Cuerpo de merino de 200 g',
          'La barbilla sube y tapa la nariz',
          'Ranura para la coleta, si aún la conservas',
        ],
      },
    },
    regional: {
      'fr-ca': {
        name: 'Maillot à capuchon Grimsel',
        kind: 'Capuchon en mérinos, manches à séchage rapide',
        description:
          'De la laine au corps, où elle reste chaude même humide, et du polyester aux bras, qui sèchent les premiers à force de s’agiter. Le capuchon, d’une seule épaisseur, va sous le casque ; son pan de menton remonte sur le nez. Abri de neige, départ de nuit, mois de février.',
      },
    },
  },
]
