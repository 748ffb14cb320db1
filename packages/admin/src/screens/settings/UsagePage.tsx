import { useFeatureFlag } from '@cartwright/sdk/react'
import { Card } from '@cartwright/ui/Card'
import { useWords } from '../../i18n/use-words'
import { Page } from '../../kit/Page'
import { paths } from '../../paths'
import { UsagePreferences } from '../../shell/UsagePreferences'

/** What is collected of one's own use, and the way to stop it. */
export function UsagePage() {
  const t = useWords('settings')
  const isCollecting = useFeatureFlag('analytics')
  return (
    <Page
      title={t('usage')}
      crumbs={[
        { name: t('settings'), href: paths.settings },
        { name: t('common:places.personal'), href: paths.personalSettings },
      ]}
      width="narrow"
    >
      <Card>{isCollecting ? <UsagePreferences headingLevel={2} /> : t('usage_off')}</Card>
    </Page>
  )
}
