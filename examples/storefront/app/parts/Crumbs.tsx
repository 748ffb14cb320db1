import { Link } from 'react-router'
import { useT } from '../i18n/use-t'

/** The way back up, nearest last. */
export function Crumbs({ trail }: { trail: { to: string; label: React.ReactNode }[] }) {
  const { t } = useT()
  return (
    <nav aria-label={t('crumbs')} className="crumbs">
      <ol>
        <li>
          <Link to="/">{t('home')}</Link>
        </li>
        {trail.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
