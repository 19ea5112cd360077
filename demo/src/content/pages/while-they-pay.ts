import { said, type Said } from '../said.ts'
import { writtenIn } from '../written.ts'

const promise = (icon: string, title: Said<string>, text: Said<string>) => ({
  icon,
  title: said(title),
  richText: writtenIn(text),
})

/** Nothing here leads away: it only says that nothing is at risk. */
export const whileTheyPay = {
  type: 'icon-and-text',
  fields: {
    variant: 'icon-left',
    iconSize: 'small',
    iconAndText: [
      promise(
        'lock',
        {
          en: 'Paid safely',
          fr: 'Paiement sûr',
          de: 'Sicher bezahlt',
          it: 'Pagamento sicuro',
          es: 'Pago seguro',
        },
        {
          en: 'Your card goes straight to the payment provider. We never see its number.',
          fr: 'Votre carte va droit au prestataire de paiement. Nous n’en voyons jamais le numéro.',
          de: 'Ihre Karte geht direkt an den Zahlungsdienst. Wir sehen die Nummer nie.',
          it: 'La tua carta va dritta al servizio di pagamento. Il numero non lo vediamo mai.',
          es: 'Tu tarjeta va directa al servicio de pago. Nunca vemos el número.',
        },
      ),
      promise(
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
      promise(
        'mend',
        {
          en: 'Mended for life',
          fr: 'Réparé à vie',
          de: 'Ein Leben lang repariert',
          it: 'Riparato a vita',
          es: 'Arreglos de por vida',
        },
        {
          en: 'Tears, zips, seams. Whatever you buy today, we fix.',
          'en-us': 'Tears, zippers, seams. Whatever you buy today, we fix.',
          'en-ca': 'Tears, zippers, seams. Whatever you buy today, we fix.',
          fr: 'Accrocs, fermetures, coutures. Ce que vous achetez aujourd’hui, nous le réparons.',
          de: 'Risse, Reißverschlüsse, Nähte. Was Sie heute kaufen, richten wir.',
          it: 'Strappi, cerniere, cuciture. Quello che compri oggi lo ripariamo.',
          es: 'Rotos, cremalleras, costuras. Lo que compras hoy, lo arreglamos.',
        },
      ),
    ],
  },
}
