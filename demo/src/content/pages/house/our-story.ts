import { textPage } from '../text-page.ts'

export const ourStory = textPage({
  slug: 'our-story',
  title: {
    en: 'Our story',
    fr: 'Notre histoire',
    de: 'Über uns',
    it: 'La nostra storia',
    es: 'Nuestra historia',
  },
  lead: {
    en: 'A cairn is a heap of stones that says: somebody came this way, and it goes on.',
    fr: 'Un cairn est un tas de pierres qui dit : quelqu’un est passé ici, et cela continue.',
    de: 'Ein Steinmann ist ein Haufen Steine, der sagt: Hier ging jemand, und es geht weiter.',
    it: 'Un ometto è un mucchio di sassi che dice: di qui è passato qualcuno, e si va avanti.',
    es: 'Un hito es un montón de piedras que dice: por aquí pasó alguien, y el camino sigue.',
  },
  scene: {
    picture: 'scene-cairn',
    alt: {
      en: 'Five stones on top of each other before a pale range of mountains',
      fr: 'Cinq pierres empilées devant une chaîne de montagnes pâle',
      de: 'Fünf Steine übereinander vor einer blassen Bergkette',
      it: 'Cinque sassi uno sull’altro davanti a una catena di monti pallidi',
      es: 'Cinco piedras apiladas ante una cordillera pálida',
    },
  },
  text: {
    en: `We began with one jacket, because ours had come apart and the makers no longer answered letters. Four of us sewed it over a winter, wore it until it failed, and wrote down where. The next one failed later.

## What we make

Clothes for going outside in bad weather and coming back. Not many, and the same ones for years. When something is better we say what changed, and it fits the parts of the old one.

## What we do not

We do not name jackets after volcanoes, and nothing here is the last of anything. If you have one already, you need no second. [Have it mended](/repairs).`,
    fr: `Nous avons commencé par une veste, parce que la nôtre s’était défaite et que ses fabricants ne répondaient plus aux lettres. À quatre, un hiver durant, nous l’avons cousue, portée jusqu’à la rupture, et noté où. La suivante a lâché plus tard.

## Ce que nous faisons

Des vêtements pour sortir par mauvais temps et en revenir. Peu de modèles, et les mêmes pendant des années. Quand l’un s’améliore, nous disons ce qui change, et les pièces vont sur l’ancien.

## Ce que nous ne faisons pas

Nous ne donnons pas de noms de volcans à nos vestes, et rien ici n’est le dernier de quoi que ce soit. Si vous en avez déjà une, une seconde ne sert à rien. [Faites-la réparer](/repairs).`,
    de: `Wir haben mit einer Jacke angefangen, weil unsere auseinandergefallen war und niemand mehr auf Briefe antwortete. Zu viert nähten wir sie einen Winter lang, trugen sie, bis sie aufgab, und schrieben auf, wo. Die nächste gab später auf.

## Was wir machen

Kleidung, um bei schlechtem Wetter hinauszugehen und zurückzukommen. Nicht viel davon, und jahrelang dieselbe. Wird etwas besser, sagen wir, was sich geändert hat, und die Teile passen auch an das alte Stück.

## Was wir nicht machen

Unsere Jacken heißen nicht wie Vulkane, und nichts ist hier das Letzte seiner Art. Wer schon eine hat, braucht keine zweite. [Lassen Sie sie richten](/repairs).`,
    it: `Abbiamo cominciato con una giacca, perché la nostra si era disfatta e chi l’aveva fatta non rispondeva più alle lettere. In quattro, per un inverno, l’abbiamo cucita, usata finché non ha ceduto e annotato dove. La seconda ha ceduto più tardi.

## Che cosa facciamo

Abiti per uscire col brutto tempo e tornare. Pochi, e gli stessi per anni. Quando uno migliora diciamo che cosa è cambiato, e i ricambi vanno bene anche sul vecchio.

## Che cosa non facciamo

Non diamo alle giacche nomi di vulcani, e qui niente è l’ultimo di niente. Se ne hai già una, non te ne serve un’altra. [Falla riparare](/repairs).`,
    es: `Empezamos con una chaqueta, porque la nuestra se había deshecho y quienes la hicieron ya no contestaban cartas. Entre cuatro, un invierno entero, la cosimos, la usamos hasta que cedió y apuntamos dónde. La siguiente cedió más tarde.

## Qué hacemos

Ropa para salir con mal tiempo y volver. Poca, y la misma durante años. Cuando algo mejora decimos qué ha cambiado, y las piezas sirven también para lo antiguo.

## Qué no hacemos

No ponemos nombres de volcanes a las chaquetas, y aquí nada es lo último de nada. Si ya tienes una, no necesitas otra. [Llévala a arreglar](/repairs).`,
  },
})
