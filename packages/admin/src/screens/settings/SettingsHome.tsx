import { Link } from '@cartwright/ui/Link'
import type { ReactNode } from 'react'
import { ExtensionProblems } from '../../extensions/ExtensionProblems'
import { useExtensions, useLabel } from '../../extensions/Extensions'
import { Guarded } from '../../extensions/Guarded'
import { Zone } from '../../extensions/Zone'
import { useWords } from '../../i18n/use-words'
import { Page } from '../../kit/Page'
import { Permitted } from '../../kit/Permitted'
import { paths } from '../../paths'
import { addressOf, settingsCards } from '../registry'
import './settings.css'

/** Everything that can be set, a card each: ours, then those of extensions, both by path. */
export function SettingsHome() {
  const t = useWords('settings')
  const read = useLabel()
  const { settings } = useExtensions()
  return (
    <Page title={t('settings')} width="detail">
      <nav aria-label={t('settings')} className="ad-Cards">
        {settingsCards.map((card) => (
          <Permitted key={card.path} to={card.needs}>
            <SettingsCard
              href={addressOf(card)}
              name={t(`common:places.${card.name}`)}
              text={t(`cards.${card.name}`)}
              icon={<card.icon size={20} />}
            />
          </Permitted>
        ))}
      </nav>
      {settings.length > 0 && (
        <nav aria-label={t('extensions')} className="ad-Cards">
          {settings.map(({ path, label, description, icon: Icon, extension, permission }) => (
            <Guarded key={path} extension={extension} permission={permission}>
              <SettingsCard
                href={`${paths.settings}/${path.replace(/^\//, '')}`}
                name={read(label)}
                text={read(description)}
                icon={<Icon />}
              />
            </Guarded>
          ))}
        </nav>
      )}
      <Zone name="settings.after" />
      <ExtensionProblems isWhole />
    </Page>
  )
}

function SettingsCard({
  href,
  name,
  text,
  icon,
}: {
  href: string
  name: string
  text: string
  icon: ReactNode
}) {
  return (
    <Link href={href} variant="plain" className="ad-CardLink">
      <span className="ad-CardLink-icon">{icon}</span>
      <span className="ad-CardLink-words">
        <span className="ad-CardLink-name">{name}</span> <span className="ad-Muted">{text}</span>
      </span>
    </Link>
  )
}
