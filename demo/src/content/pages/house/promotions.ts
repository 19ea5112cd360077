import { textPage } from '../text-page.ts'

export const promotions = textPage({
  slug: 'promotions',
  title: { en: 'Offers', fr: 'Offres', de: 'Angebote', it: 'Offerte', es: 'Ofertas' },
  lead: {
    en: 'What is reduced, and why. Nothing here runs out at midnight.',
    fr: 'Ce qui est réduit, et pourquoi. Rien ne se termine à minuit.',
    de: 'Was reduziert ist, und warum. Nichts davon endet um Mitternacht.',
    it: 'Che cosa è scontato, e perché. Niente scade a mezzanotte.',
    es: 'Qué está rebajado y por qué. Nada se acaba a medianoche.',
  },
  text: {
    en: `**Three T-shirts for the price of two.** The cheapest is free, in any colors, for as long as we make T-shirts.

**A trail mug with larger orders.** From 150 on it lies in the parcel. Nobody can buy it.

**Ten percent off your first order.** With WELCOME10, once.

Last season’s colors are in the [outlet](/search?filter=onSale:true). They are as warm as this season’s. How we work out a reduction stands in the [terms of sale](/sale-terms).`,
    'en-gb': `**Three T-shirts for the price of two.** The cheapest is free, in any colours, for as long as we make T-shirts.

**A trail mug with larger orders.** From 150 on it lies in the parcel. Nobody can buy it.

**Ten percent off your first order.** With WELCOME10, once.

Last season’s colours are in the [outlet](/search?filter=onSale:true). They are as warm as this season’s. How we work out a reduction stands in the [terms of sale](/sale-terms).`,
    fr: `**Trois t-shirts pour le prix de deux.** Le moins cher est offert, dans toutes les couleurs, tant que nous ferons des t-shirts.

**Une tasse avec les grandes commandes.** Dès 150, elle est dans le colis. Personne ne peut l’acheter.

**Dix pour cent sur votre première commande.** Avec WELCOME10, une fois.

Les couleurs de la saison passée sont dans les [fins de série](/search?filter=onSale:true). Elles tiennent aussi chaud que celles de cette saison. Le calcul d’une réduction est expliqué dans les [conditions des soldes](/sale-terms).`,
    de: `**Drei T-Shirts zum Preis von zweien.** Das günstigste ist geschenkt, in allen Farben, solange wir T-Shirts machen.

**Ein Becher zu größeren Bestellungen.** Ab 150 liegt er im Paket. Kaufen kann ihn niemand.

**Zehn Prozent auf Ihre erste Bestellung.** Mit WELCOME10, einmal.

Die Farben der letzten Saison liegen im [Outlet](/search?filter=onSale:true). Sie wärmen wie die dieser Saison. Wie wir einen Nachlass berechnen, steht in den [Aktionsbedingungen](/sale-terms).`,
    it: `**Tre magliette al prezzo di due.** La meno cara è in regalo, in tutti i colori, finché faremo magliette.

**Una tazza con gli ordini più grandi.** Da 150 in su è nel pacco. Nessuno può comprarla.

**Dieci per cento sul primo ordine.** Con WELCOME10, una volta.

I colori della stagione scorsa sono nell’[outlet](/search?filter=onSale:true). Scaldano come quelli di questa. Come si calcola uno sconto è scritto nelle [condizioni delle promozioni](/sale-terms).`,
    es: `**Tres camisetas por el precio de dos.** La más barata es gratis, en cualquier color, mientras hagamos camisetas.

**Una taza con los pedidos grandes.** A partir de 150 va en el paquete. Nadie puede comprarla.

**Diez por ciento en tu primer pedido.** Con WELCOME10, una vez.

Los colores de la temporada pasada están en el [outlet](/search?filter=onSale:true). Abrigan igual que los de esta. Cómo calculamos una rebaja está en las [condiciones de las ofertas](/sale-terms).`,
  },
})
