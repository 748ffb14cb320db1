import type { ReactNode } from 'react'
import { useWords } from '../../i18n/use-words'
import { Page, type PageProps } from '../../kit/Page'
import { paths } from '../../paths'
import type { PlaceName } from '../screen'

/** The frame of one page of the settings: the way back to the cards, its name, its content. */
export function SettingsPage({
  name,
  children,
  ...props
}: { name: PlaceName; children: ReactNode } & Pick<PageProps, 'actions' | 'subtitle' | 'width'>) {
  const t = useWords('settings')
  return (
    <Page
      title={t(`common:places.${name}`)}
      crumbs={[{ name: t('settings'), href: paths.settings }]}
      width="narrow"
      {...props}
    >
      {children}
    </Page>
  )
}
