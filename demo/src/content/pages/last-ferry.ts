import type { Article } from './article.ts'
import { subjects } from './subjects.ts'

export const lastFerry: Article = {
  slug: 'the-last-ferry',
  position: 4,
  publishedOn: '2026-08-02',
  tags: [subjects.places, subjects.people],
  eyebrow: { en: 'A place', fr: 'Un lieu', de: 'Ein Ort', it: 'Un luogo', es: 'Un lugar' },
  title: {
    en: 'What to do when you miss the last ferry',
    fr: 'Que faire quand on rate le dernier bac',
    de: 'Was tun, wenn die letzte Fähre weg ist',
    it: 'Che cosa fare quando perdi l’ultimo traghetto',
    es: 'Qué hacer cuando pierdes el último ferri',
  },
  lead: {
    en: 'The cliffs of Hoy keep a bench, a phone box and a man called Magnus. You need two of the three.',
    fr: 'Les falaises de Hoy ont un banc, une cabine et un homme nommé Magnus. Il vous en faut deux sur trois.',
    de: 'Die Klippen von Hoy haben eine Bank, eine Telefonzelle und einen Mann namens Magnus. Zwei von dreien brauchen Sie.',
    it: 'Le scogliere di Hoy hanno una panchina, una cabina e un uomo di nome Magnus. Te ne servono due su tre.',
    es: 'Los acantilados de Hoy tienen un banco, una cabina y un hombre llamado Magnus. Te hacen falta dos de las tres cosas.',
  },
  picture: {
    picture: 'scene-sea-cliffs',
    alt: {
      en: 'Sea cliffs in evening light, one walker on the edge path',
      fr: 'Des falaises dans la lumière du soir, un marcheur sur le sentier du bord',
      de: 'Meeresklippen im Abendlicht, ein Wanderer auf dem Randweg',
      it: 'Scogliere nella luce della sera, un camminatore sul sentiero del bordo',
      es: 'Acantilados con luz de tarde, un caminante por la senda del borde',
    },
  },
  text: {
    en: `The boat goes at 17:40 and does not wait. From the headland it takes two hours, or one with the wind behind you, and the wind is never behind you.

## Put on what you have

Everything, before you are cold. Shell over down is right here for once: the wind does more harm than the sweat.

## Then walk to the light

There is one house with a lit window. Magnus has taken in some ninety people since 1988 and has a list of what they left. If the green hat is yours, he would like it collected.`,
    fr: `Le bac part à 17 h 40 et n’attend pas. Du cap, il faut deux heures, ou une avec le vent dans le dos, et le vent n’est jamais dans le dos.

## Enfilez ce que vous avez

Tout, avant d’avoir froid. Pour une fois, la veste par-dessus le duvet est juste : le vent fait plus de mal que la sueur.

## Puis marchez vers la lumière

Il y a une maison à la fenêtre éclairée. Magnus a recueilli quelque quatre-vingt-dix personnes depuis 1988 et tient la liste de ce qu’elles ont oublié. Si le bonnet vert est à vous, il aimerait qu’on vienne le chercher.`,
    de: `Das Boot fährt um 17:40 Uhr und wartet nicht. Vom Kap sind es zwei Stunden, oder eine mit Rückenwind, und Rückenwind gibt es nie.

## Ziehen Sie an, was Sie haben

Alles, bevor Ihnen kalt ist. Hier ist die Hardshell über der Daune einmal richtig: Der Wind schadet mehr als der Schweiß.

## Dann gehen Sie zum Licht

Es gibt ein Haus mit hellem Fenster. Magnus hat seit 1988 an die neunzig Leute aufgenommen und führt eine Liste dessen, was sie liegen ließen. Wenn die grüne Mütze Ihre ist, hätte er sie gern abgeholt.`,
    it: `Il traghetto parte alle 17:40 e non aspetta. Dal capo ci vogliono due ore, o una con il vento alle spalle, e il vento alle spalle non c’è mai.

## Mettiti addosso quello che hai

Tutto, prima di avere freddo. Qui per una volta il guscio sopra la piuma è giusto: il vento fa più danni del sudore.

## Poi cammina verso la luce

C’è una casa con la finestra accesa. Magnus ha ospitato una novantina di persone dal 1988 e tiene la lista di quello che hanno dimenticato. Se il berretto verde è tuo, vorrebbe che lo venissi a prendere.`,
    es: `El barco sale a las 17:40 y no espera. Desde el cabo son dos horas, o una con el viento a la espalda, y el viento nunca viene de espalda.

## Ponte lo que lleves

Todo, antes de tener frío. Aquí, por una vez, la chaqueta va bien sobre el plumón: el viento hace más daño que el sudor.

## Luego camina hacia la luz

Hay una casa con la ventana encendida. Magnus ha acogido a unas noventa personas desde 1988 y lleva la lista de lo que olvidaron. Si el gorro verde es tuyo, le gustaría que pasaras a buscarlo.`,
  },
}
