import { Link } from '@cartwright/ui/Link'
import { useWords } from '../i18n/use-words'
import { paths } from '../paths'
import { useExtensions, useLabel } from './Extensions'
import './extensions.css'

/** The settings that extensions bring, one card each. Nothing where there are none. */
export function SettingsCards() {
  const t = useWords('settings')
  const read = useLabel()
  const { settings } = useExtensions()
  if (settings.length === 0) return null
  return (
    <nav aria-label={t('extensions')} className="ad-SettingsCards">
      {settings.map(({ path, label, description, icon: Icon }) => (
        <Link
          key={path}
          href={`${paths.settings}/${path.replace(/^\//, '')}`}
          variant="plain"
          className="ad-SettingsCard"
        >
          <Icon />
          <span>
            <span className="ad-SettingsCard-name">{read(label)}</span>
            <span className="ad-Muted">{read(description)}</span>
          </span>
        </Link>
      ))}
    </nav>
  )
}
