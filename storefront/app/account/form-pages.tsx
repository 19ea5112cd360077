import type { FormOutcome, FormView } from './account-view.ts'
import { AddressPage } from './addresses/address-page.tsx'
import { AddressesPage } from './addresses/addresses-page.tsx'
import { CommunicationPage } from './communication/communication-page.tsx'
import { DevicesPage } from './devices/devices-page.tsx'
import { EmailPage } from './email/email-page.tsx'
import { PaymentPage } from './payment/payment-page.tsx'
import { PreferencesPage } from './preferences/preferences-page.tsx'
import { PrivacyPage } from './privacy/privacy-page.tsx'
import { ProfilePage } from './profile/profile-page.tsx'

type FormPagesProps = { view: FormView; outcome: FormOutcome | undefined }

export function FormPages({ view, outcome }: FormPagesProps) {
  switch (view.kind) {
    case 'profile':
      return <ProfilePage view={view} outcome={outcome} />
    case 'addresses':
      return <AddressesPage view={view} outcome={outcome} />
    case 'address':
      return <AddressPage key={view.approachType} view={view} outcome={outcome} />
    case 'preferences':
      return <PreferencesPage view={view} outcome={outcome} />
    case 'communication':
      return <CommunicationPage view={view} outcome={outcome} />
    case 'payment':
      return <PaymentPage view={view} outcome={outcome} />
    case 'email':
      return <EmailPage view={view} outcome={outcome} />
    case 'devices':
      return <DevicesPage view={view} outcome={outcome} />
    case 'privacy':
      return <PrivacyPage view={view} outcome={outcome} />
  }
}
