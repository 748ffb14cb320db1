import { Link, type MetaArgs } from 'react-router'
import { useT } from '../../i18n/use-t'
import { pageMeta } from '../../shop/meta'

export const meta = ({ matches }: MetaArgs) =>
  pageMeta(matches, { titled: 'delete_account', isPrivate: true })

/** The last thing that is said to somebody who has left. */
export default function DeletedPage() {
  const { t } = useT()
  return (
    <div className="page">
      <header className="page-head">
        <h1>{t('deleted')}</h1>
        <p className="lead">{t('deleted_text')}</p>
      </header>
      <Link to="/" className="button button-quiet">
        {t('to_home')}
      </Link>
    </div>
  )
}
