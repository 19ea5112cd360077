import { categoryOf, categoryUrl } from './category-links.ts'
import { said, type Said } from './said.ts'
import { writtenIn } from './written.ts'

const benefit = (icon: string, title: Said<string>, text: Said<string>) => ({
  icon,
  title: said(title),
  text: said(text),
})

export const membersHut: Said<string> = {
  en: 'Members’ hut',
  fr: 'Le refuge des membres',
  de: 'Mitgliederhütte',
  it: 'Il rifugio dei soci',
  es: 'El refugio de socios',
}

const benefits = {
  kind: 'fragment',
  slug: 'benefits',
  title: said({
    en: 'What we promise',
    fr: 'Ce que nous promettons',
    de: 'Was wir versprechen',
    it: 'Quello che promettiamo',
    es: 'Lo que prometemos',
  }),
  sections: [
    {
      name: 'main',
      blocks: [
        {
          type: 'benefit-bar',
          fields: {
            closable: false,
            benefits: [
              benefit(
                'mend',
                {
                  en: 'Mended for life',
                  fr: 'Réparé à vie',
                  de: 'Ein Leben lang repariert',
                  it: 'Riparato a vita',
                  es: 'Arreglos de por vida',
                },
                {
                  en: 'Tears, zips, seams. Bring it in or post it; we fix it.',
                  'en-us': 'Tears, zippers, seams. Bring it in or mail it; we fix it.',
                  'en-ca': 'Tears, zippers, seams. Bring it in or mail it; we fix it.',
                  fr: 'Accrocs, fermetures, coutures. Apportez ou envoyez, nous réparons.',
                  de: 'Risse, Reißverschlüsse, Nähte. Bringen oder schicken Sie es, wir richten es.',
                  it: 'Strappi, cerniere, cuciture. Portalo o spediscilo, lo sistemiamo noi.',
                  es: 'Rotos, cremalleras, costuras. Tráelo o envíalo: lo arreglamos.',
                },
              ),
              benefit(
                'return',
                {
                  en: 'Sixty days to decide',
                  fr: 'Soixante jours pour décider',
                  de: 'Sechzig Tage Bedenkzeit',
                  it: 'Sessanta giorni per decidere',
                  es: 'Sesenta días para decidir',
                },
                {
                  en: 'Wear it outside. Send it back free if it isn’t right.',
                  fr: 'Portez-le dehors. Renvoyez-le sans frais s’il ne convient pas.',
                  de: 'Tragen Sie es draußen. Passt es nicht, geht es kostenlos zurück.',
                  it: 'Usalo fuori. Se non va, rimandalo gratis.',
                  es: 'Úsalo fuera. Si no va bien, devuélvelo gratis.',
                },
              ),
              benefit(
                'store',
                {
                  en: 'Collect in two hours',
                  'en-us': 'Pick up in two hours',
                  'en-ca': 'Pick up in two hours',
                  fr: 'Retrait en deux heures',
                  'fr-ca': 'Ramassage en deux heures',
                  de: 'Abholen in zwei Stunden',
                  it: 'Ritiro in due ore',
                  es: 'Recogida en dos horas',
                },
                {
                  en: 'Order by 16:00 and pick it up the same day.',
                  'en-us': 'Order by 4 p.m. and pick it up the same day.',
                  'en-ca': 'Order by 4 p.m. and pick it up the same day.',
                  fr: 'Commandez avant 16 h et retirez le jour même.',
                  'fr-ca': 'Commandez avant 16 h et ramassez le jour même.',
                  de: 'Bis 16 Uhr bestellen und am selben Tag abholen.',
                  it: 'Ordina entro le 16 e ritira in giornata.',
                  es: 'Pide antes de las 16:00 y recoge el mismo día.',
                },
              ),
              {
                ...benefit('stack', membersHut, {
                  en: 'Points, early drops and guided days. Free to join.',
                  fr: 'Points, avant-premières et sorties guidées. L’adhésion est gratuite.',
                  de: 'Punkte, früher Zugang und geführte Touren. Die Mitgliedschaft ist kostenlos.',
                  it: 'Punti, anteprime e giornate con guida. Iscriversi è gratis.',
                  es: 'Puntos, preestrenos y salidas con guía. Apuntarse es gratis.',
                }),
                target: { url: '/loyalty' },
              },
            ],
          },
        },
      ],
    },
  ],
}

const utility = {
  kind: 'fragment',
  slug: 'utility',
  title: said({
    en: 'Above the menu',
    fr: 'Au-dessus du menu',
    de: 'Über dem Menü',
    it: 'Sopra il menu',
    es: 'Encima del menú',
  }),
  sections: [
    {
      name: 'main',
      blocks: [
        {
          type: 'secondary-nav',
          fields: {
            targets: [
              {
                url: '/help',
                text: said({ en: 'Help', fr: 'Aide', de: 'Hilfe', it: 'Aiuto', es: 'Ayuda' }),
              },
              {
                url: '/store-locator',
                text: said({
                  en: 'Stores',
                  fr: 'Magasins',
                  de: 'Filialen',
                  it: 'Negozi',
                  es: 'Tiendas',
                }),
              },
              {
                url: categoryUrl(categoryOf('240500')),
                text: said({
                  en: 'Gift cards',
                  fr: 'Cartes cadeaux',
                  'fr-ca': 'Cartes-cadeaux',
                  de: 'Gutscheine',
                  it: 'Carte regalo',
                  es: 'Tarjetas regalo',
                }),
              },
            ],
            alignment: 'right',
          },
        },
      ],
    },
  ],
}

const collections = {
  kind: 'fragment',
  slug: 'collections',
  title: said({
    en: 'Collections',
    fr: 'Collections',
    de: 'Kollektionen',
    it: 'Collezioni',
    es: 'Colecciones',
  }),
  sections: [
    {
      name: 'main',
      blocks: [
        {
          type: 'product-rail',
          fields: {
            title: said({
              en: 'Dawn start',
              fr: 'Départ à l’aube',
              de: 'Aufbruch vor Tag',
              it: 'Partenza all’alba',
              es: 'Salida al alba',
            }),
            subtitle: said({
              en: 'What forty cold mornings left in the pack.',
              fr: 'Ce que quarante matins froids ont laissé dans le sac.',
              de: 'Was nach vierzig kalten Morgen im Rucksack blieb.',
              it: 'Ciò che quaranta mattine fredde hanno lasciato nello zaino.',
              es: 'Lo que cuarenta mañanas frías dejaron en la mochila.',
            }),
            productIds: ['CAIRN001', 'CAIRN003', 'CAIRN005', 'CAIRN006'],
          },
        },
      ],
    },
  ],
}

const whatMembersGet = {
  kind: 'fragment',
  slug: 'loyalty',
  title: said(membersHut),
  sections: [
    {
      name: 'main',
      blocks: [
        {
          type: 'rich-text',
          fields: {
            richText: writtenIn({
              en: 'Points on every order, first look at new colours, and repairs that jump the queue. It costs nothing.',
              fr: 'Des points à chaque commande, les nouveaux coloris avant les autres, et des réparations en priorité. C’est gratuit.',
              de: 'Punkte bei jeder Bestellung, neue Farben zuerst, und Reparaturen kommen schneller dran. Es kostet nichts.',
              it: 'Punti a ogni ordine, i nuovi colori in anteprima e riparazioni che passano avanti. Non costa niente.',
              es: 'Puntos en cada pedido, los colores nuevos antes que nadie y arreglos que pasan delante. No cuesta nada.',
            }),
          },
        },
      ],
    },
  ],
}

export const fragments = [benefits, utility, collections, whatMembersGet]
