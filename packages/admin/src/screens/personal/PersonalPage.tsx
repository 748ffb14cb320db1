import { FeatureGate } from '@cartwright/sdk/react'
import { Card } from '@cartwright/ui/Card'
import { Link } from '@cartwright/ui/Link'
import { useWords } from '../../i18n/use-words'
import { paths } from '../../paths'
import { useSession } from '../../shell/session'
import { SettingsPage } from '../settings/SettingsPage'
import { AppearanceCard } from './AppearanceCard'
import { EmailCard } from './EmailCard'
import { NameForm } from './NameForm'
import { PasswordCard } from './PasswordCard'
import { SessionsCard } from './SessionsCard'
import { TwoFactorCard } from './TwoFactorCard'

/** Who works here: their name, how they sign in and where, and how the back office looks on this device. */
export function PersonalPage() {
  const t = useWords('settings')
  const { user } = useSession()
  return (
    <SettingsPage name="personal">
      {user && <NameForm user={user} />}
      <AppearanceCard />
      {user && <EmailCard user={user} />}
      <PasswordCard />
      <TwoFactorCard />
      <SessionsCard />
      <FeatureGate flag="analytics">
        <Card title={t('usage')}>
          <Link href={paths.usageSettings}>{t('usage_link')}</Link>
        </Card>
      </FeatureGate>
    </SettingsPage>
  )
}
