import { textPage } from '../text-page.ts'

const loyaltyTerms = textPage({
  slug: 'loyalty-terms',
  title: {
    en: 'Terms of the members’ hut',
    fr: 'Conditions du refuge des membres',
    de: 'Bedingungen der Mitgliederhütte',
    it: 'Condizioni del rifugio dei soci',
    es: 'Condiciones del refugio de socios',
  },
  lead: {
    en: 'One page, and all of it.',
    fr: 'Une page, et tout y est.',
    de: 'Eine Seite, und alles steht darauf.',
    it: 'Una pagina, e c’è tutto.',
    es: 'Una página, y está todo.',
  },
  text: {
    en: `Anybody of sixteen or older may join, once; in the United States and Canada from thirteen on. Points are given when a return is no longer possible, and taken back for what returns. They are worth nothing in cash and cannot be given away.

We may change what points are worth for orders to come, never for points you have. We tell you thirty days before. You may leave whenever you like; your points go with the membership.`,
    fr: `Toute personne de seize ans ou plus peut adhérer, une fois, dès treize ans aux États-Unis et au Canada. Les points sont crédités quand un retour n’est plus possible, et repris pour ce qui revient. Ils ne valent rien en espèces et ne se cèdent pas.

Nous pouvons changer la valeur des points à venir, jamais celle des points acquis. Vous le savez trente jours avant. Vous partez quand vous voulez ; vos points s’en vont avec l’adhésion.`,
    de: `Wer sechzehn oder älter ist, kann einmal beitreten, in den USA und Kanada ab dreizehn. Punkte gibt es, wenn eine Rückgabe nicht mehr möglich ist, und für Zurückgegebenes gehen sie wieder. Sie sind nicht in Geld einzulösen und nicht übertragbar.

Wir dürfen ändern, was künftige Punkte wert sind, nie den Wert derer, die Sie haben. Das sagen wir dreißig Tage vorher. Austreten können Sie jederzeit; die Punkte enden mit der Mitgliedschaft.`,
    it: `Chi ha sedici anni o più può iscriversi, una volta; negli Stati Uniti e in Canada da tredici. I punti si danno quando il reso non è più possibile e si tolgono per quello che torna. Non valgono denaro e non si cedono.

Possiamo cambiare il valore dei punti futuri, mai di quelli che hai. Te lo diciamo trenta giorni prima. Puoi uscire quando vuoi; i punti se ne vanno con l’iscrizione.`,
    es: `Quien tenga dieciséis años o más puede entrar, una vez; en Estados Unidos y Canadá, desde los trece. Los puntos se dan cuando ya no cabe devolver, y se retiran por lo devuelto. No valen dinero ni se ceden.

Podemos cambiar el valor de los puntos futuros, nunca el de los que tienes. Lo decimos treinta días antes. Puedes irte cuando quieras; los puntos se van contigo.`,
  },
})

const saleTerms = textPage({
  slug: 'sale-terms',
  title: {
    en: 'Terms of sale',
    fr: 'Conditions des soldes',
    de: 'Aktionsbedingungen',
    it: 'Condizioni delle promozioni',
    es: 'Condiciones de las ofertas',
  },
  lead: {
    en: 'How a reduction is worked out.',
    fr: 'Comment se calcule une réduction.',
    de: 'Wie ein Nachlass berechnet wird.',
    it: 'Come si calcola uno sconto.',
    es: 'Cómo se calcula una rebaja.',
  },
  text: {
    en: `The price struck out is what the thing cost before. Where the law asks for it, the lowest price of the last thirty days stands beside it.

One code an order. Reductions that happen by themselves come first, the code after them. A code buys no gift cards and no delivery unless it says so. What comes back is paid back at the price you paid.`,
    fr: `Le prix barré est celui d’avant. Là où la loi le demande, le prix le plus bas des trente derniers jours figure à côté.

Un code par commande. Les réductions automatiques passent d’abord, le code ensuite. Un code ne vaut ni pour les cartes cadeaux ni pour la livraison, sauf mention. Ce qui revient est remboursé au prix payé.`,
    de: `Der durchgestrichene Preis ist der vorherige. Wo das Gesetz es verlangt, steht der niedrigste Preis der letzten dreißig Tage daneben.

Ein Code je Bestellung. Nachlässe, die von selbst kommen, gehen vor, der Code kommt danach. Für Gutscheine und Lieferung gilt ein Code nur, wenn er es sagt. Zurückgegebenes wird zum bezahlten Preis erstattet.`,
    it: `Il prezzo barrato è quello di prima. Dove lo chiede la legge, accanto c’è il più basso degli ultimi trenta giorni.

Un codice per ordine. Prima vengono gli sconti automatici, poi il codice. Un codice non vale per carte regalo e consegna, se non lo dice. Quello che torna si rimborsa al prezzo pagato.`,
    es: `El precio tachado es el de antes. Donde la ley lo pide, al lado está el más bajo de los últimos treinta días.

Un código por pedido. Primero van las rebajas automáticas, después el código. Un código no vale para tarjetas regalo ni envíos, salvo que lo diga. Lo devuelto se reembolsa al precio pagado.`,
  },
})

const smsTerms = textPage({
  slug: 'sms-terms',
  title: {
    en: 'Terms of text messages',
    fr: 'Conditions des SMS',
    de: 'Bedingungen für SMS',
    it: 'Condizioni degli SMS',
    es: 'Condiciones de los SMS',
  },
  lead: {
    en: 'At most four a month, and STOP ends them.',
    fr: 'Quatre par mois au plus, et STOP y met fin.',
    de: 'Höchstens vier im Monat, und STOP beendet sie.',
    it: 'Al massimo quattro al mese, e STOP le ferma.',
    es: 'Como mucho cuatro al mes, y STOP los detiene.',
  },
  text: {
    en: `We write to your phone only if you asked us to, at most four times a month, never at night. It is no condition of buying anything. Your carrier may charge for messages and data.

Answer STOP and no more come. Answer HELP and we tell you who we are. Your number goes to nobody else.`,
    fr: `Nous n’écrivons à votre téléphone que si vous l’avez demandé, quatre fois par mois au plus, jamais la nuit. Aucun achat n’en dépend. Votre opérateur peut facturer messages et données.

Répondez STOP et plus rien ne vient. Répondez HELP et nous disons qui nous sommes. Votre numéro ne va chez personne d’autre.`,
    de: `Wir schreiben auf Ihr Telefon nur, wenn Sie darum gebeten haben, höchstens viermal im Monat, nie nachts. Kein Einkauf hängt davon ab. Ihr Anbieter kann Nachrichten und Daten berechnen.

Antworten Sie STOP, und es kommt nichts mehr. Antworten Sie HELP, und wir sagen, wer wir sind. Ihre Nummer bekommt niemand sonst.`,
    it: `Scriviamo al tuo telefono solo se ce l’hai chiesto, al massimo quattro volte al mese, mai di notte. Nessun acquisto dipende da questo. L’operatore può far pagare messaggi e dati.

Rispondi STOP e non arriva più niente. Rispondi HELP e ti diciamo chi siamo. Il numero non lo diamo a nessuno.`,
    es: `Escribimos a tu teléfono solo si lo pediste, como mucho cuatro veces al mes, nunca de noche. Ninguna compra depende de ello. Tu operador puede cobrar mensajes y datos.

Responde STOP y no llegan más. Responde HELP y te decimos quiénes somos. Tu número no se lo damos a nadie.`,
  },
})

const associateTerms = textPage({
  slug: 'associate-discount-terms',
  title: {
    en: 'Terms of the staff discount',
    fr: 'Conditions de la remise du personnel',
    de: 'Bedingungen des Personalrabatts',
    it: 'Condizioni dello sconto dipendenti',
    es: 'Condiciones del descuento de plantilla',
  },
  lead: {
    en: 'For who works here, and for what they wear themselves.',
    fr: 'Pour qui travaille ici, et pour ce qu’il porte lui-même.',
    de: 'Für alle, die hier arbeiten, und für das, was sie selbst tragen.',
    it: 'Per chi lavora qui, e per quello che indossa.',
    es: 'Para quien trabaja aquí, y para lo que se pone.',
  },
  text: {
    en: `The discount is for you and the people you live with, up to the yearly sum that your account shows. What you buy with it is not sold on.

It does not add up with codes. It ends with the last day of your employment. What you return gives the sum back to the year in which you bought it.`,
    fr: `La remise vaut pour vous et les personnes de votre foyer, jusqu’à la somme annuelle que montre votre compte. Ce que vous achetez ainsi ne se revend pas.

Elle ne se cumule pas avec des codes. Elle s’arrête au dernier jour de votre contrat. Ce que vous rendez revient à la somme de l’année d’achat.`,
    de: `Der Rabatt gilt für Sie und die Menschen in Ihrem Haushalt, bis zu der Jahressumme, die Ihr Konto zeigt. Was Sie damit kaufen, wird nicht weiterverkauft.

Mit Codes lässt er sich nicht verbinden. Er endet mit dem letzten Arbeitstag. Was Sie zurückgeben, kommt der Summe des Kaufjahres wieder zugute.`,
    it: `Lo sconto vale per te e per chi vive con te, fino alla somma annuale che mostra il tuo account. Quello che compri così non si rivende.

Non si somma ai codici. Finisce con l’ultimo giorno di lavoro. Quello che rendi torna alla somma dell’anno in cui l’hai comprato.`,
    es: `El descuento es para ti y quienes viven contigo, hasta la suma anual que muestra tu cuenta. Lo que compres con él no se revende.

No se suma a los códigos. Termina con tu último día de trabajo. Lo que devuelves vuelve a la suma del año en que lo compraste.`,
  },
})

export const programmeTerms = [loyaltyTerms, saleTerms, smsTerms, associateTerms]
