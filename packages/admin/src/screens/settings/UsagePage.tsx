import { useFeatureFlags } from '@cartwright/sdk/react'
import { Card } from '@cartwright/ui/Card'
import { useWords } from '../../i18n/use-words'
import { Page } from '../../kit/Page'
import { paths } from '../../paths'
import { UsagePreferences } from '../../shell/UsagePreferences'

/** What is collected of one's own use, and the way to stop it. */
export function UsagePage() {
  const t = useWords('settings')
  const { flags, isLoaded } = useFeatureFlags()
  return (
    <Page
      title={t('usage')}
      crumbs={[
        { name: t('settings'), href: paths.settings },
        { name: t('personal_information'), href: paths.personalSettings },
      ]}
      width="narrow"
    >
      <Card>{isLoaded && !flags.analytics ? t('usage_off') : <UsagePreferences headingLevel={2} />}</Card>
    </Page>
  )
}
