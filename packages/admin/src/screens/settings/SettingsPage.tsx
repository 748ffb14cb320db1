import { Tabs } from '@cartwright/ui/Tabs'
import type { ReactNode } from 'react'
import { SettingsCards } from '../../extensions/SettingsCards'
import { useWords } from '../../i18n/use-words'
import { Page } from '../../kit/Page'
import { paths } from '../../paths'

/** The frame of the settings: one page, its parts as tabs. */
export function SettingsPage({ part, children }: { part: 'details' | 'personal'; children: ReactNode }) {
  const t = useWords('settings')
  return (
    <Page title={t('settings')} width="narrow">
      <Tabs
        label={t('settings')}
        selected={part}
        items={[
          { id: 'details', name: t('store_details'), href: paths.storeSettings },
          { id: 'personal', name: t('personal_information'), href: paths.personalSettings },
        ]}
      />
      {children}
      <SettingsCards />
    </Page>
  )
}
