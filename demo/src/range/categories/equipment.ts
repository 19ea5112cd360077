import type { Category } from './category.ts'

export const equipment: Category = {
  id: '240000',
  names: {
    en: 'Equipment',
    fr: 'Équipement',
    de: 'Ausrüstung',
    it: 'Attrezzatura',
    es: 'Equipamiento',
  },
  below: [
    {
      id: '240100',
      names: {
        en: 'Packs and bags',
        fr: 'Sacs',
        de: 'Rucksäcke und Taschen',
        it: 'Zaini e borse',
        es: 'Mochilas y bolsas',
      },
      below: [
        {
          id: '240101',
          names: {
            en: 'Day packs',
            fr: 'Sacs à dos à la journée',
            de: 'Tagesrucksäcke',
            it: 'Zaini da giornata',
            es: 'Mochilas de día',
          },
        },
        {
          id: '240102',
          names: {
            en: 'Trekking packs',
            fr: 'Sacs de trek',
            de: 'Trekkingrucksäcke',
            it: 'Zaini da trekking',
            es: 'Mochilas de trekking',
          },
        },
        {
          id: '240103',
          names: {
            en: 'Duffels and travel',
            fr: 'Sacs de voyage',
            de: 'Reisetaschen',
            it: 'Borsoni e viaggio',
            es: 'Bolsas de viaje',
          },
        },
      ],
    },
    {
      id: '240200',
      names: {
        en: 'Shelter and sleep',
        fr: 'Abris et couchage',
        de: 'Zelte und Schlafen',
        it: 'Tende e notte',
        es: 'Tiendas y descanso',
      },
      below: [
        {
          id: '240201',
          names: { en: 'Tents', fr: 'Tentes', de: 'Zelte', it: 'Tende', es: 'Tiendas' },
        },
        {
          id: '240202',
          names: {
            en: 'Sleeping bags',
            fr: 'Sacs de couchage',
            de: 'Schlafsäcke',
            it: 'Sacchi a pelo',
            es: 'Sacos de dormir',
          },
        },
        {
          id: '240203',
          names: {
            en: 'Sleeping mats',
            'en-us': 'Sleeping pads',
            fr: 'Matelas',
            de: 'Isomatten',
            it: 'Materassini',
            es: 'Esterillas',
          },
        },
      ],
    },
    {
      id: '240300',
      names: {
        en: 'Accessories',
        fr: 'Accessoires',
        de: 'Accessoires',
        it: 'Accessori',
        es: 'Accesorios',
      },
      below: [
        {
          id: '240301',
          names: {
            en: 'Hats and beanies',
            fr: 'Bonnets et casquettes',
            'fr-ca': 'Tuques et casquettes',
            de: 'Mützen und Kappen',
            it: 'Berretti e cappelli',
            es: 'Gorros y gorras',
          },
        },
        {
          id: '240302',
          names: { en: 'Gloves', fr: 'Gants', de: 'Handschuhe', it: 'Guanti', es: 'Guantes' },
        },
        {
          id: '240303',
          names: { en: 'Socks', fr: 'Chaussettes', de: 'Socken', it: 'Calze', es: 'Calcetines' },
        },
      ],
    },
    {
      id: '240400',
      names: {
        en: 'On the trail',
        fr: 'Sur le sentier',
        de: 'Unterwegs',
        it: 'Sul sentiero',
        es: 'En ruta',
      },
      below: [
        {
          id: '240401',
          names: {
            en: 'Bottles and mugs',
            fr: 'Gourdes et tasses',
            de: 'Flaschen und Becher',
            it: 'Borracce e tazze',
            es: 'Botellas y tazas',
          },
        },
        {
          id: '240402',
          names: {
            en: 'Headlamps and stoves',
            'en-gb': 'Head torches and stoves',
            fr: 'Frontales et réchauds',
            de: 'Stirnlampen und Kocher',
            it: 'Frontali e fornelli',
            es: 'Frontales y hornillos',
          },
        },
        {
          id: '240403',
          names: {
            en: 'Trekking poles',
            fr: 'Bâtons',
            de: 'Trekkingstöcke',
            it: 'Bastoncini',
            es: 'Bastones',
          },
        },
      ],
    },
    {
      id: '240500',
      names: {
        en: 'Gift cards',
        fr: 'Cartes cadeaux',
        de: 'Geschenkgutscheine',
        it: 'Carte regalo',
        es: 'Tarjetas regalo',
      },
    },
  ],
}
