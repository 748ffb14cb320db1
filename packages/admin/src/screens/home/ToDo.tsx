import { SuccessIcon } from '@cartwright/ui/icons'
import { Link } from '@cartwright/ui/Link'
import { Skeleton } from '@cartwright/ui/Skeleton'
import { useWords } from '../../i18n/use-words'
import { useLocale } from '../../kit/locale'
import { useTasks } from './tasks'
import './home.css'

/** What waits to be done, each a number and the list it counts; what is done stands there quietly. */
export function ToDo() {
  const t = useWords('home')
  const locale = useLocale()
  const tasks = useTasks()
  const isAllDone = tasks.length > 0 && tasks.every(({ count }) => count === 0)
  return (
    <section aria-label={t('to_do')} className="ad-ToDo">
      {isAllDone && (
        <p className="ad-ToDo-none">
          <SuccessIcon size={20} /> {t('nothing_waits')}
        </p>
      )}
      <div className="ad-Tasks">
        {tasks.map(({ id, count, href }) => (
          <Link
            key={id}
            href={href}
            variant="plain"
            className="ad-Task"
            data-none={count === 0 || undefined}
            data-alarm={(id === 'failed' && count) || undefined}
          >
            {count === undefined ? (
              <Skeleton width="48px" height="34px" />
            ) : (
              <span className="ad-Task-count">{count.toLocaleString(locale)}</span>
            )}{' '}
            <span className="ad-Task-name">{t(`task_${id}`, { count: count ?? 2 })}</span>
          </Link>
        ))}
      </div>
    </section>
  )
}
