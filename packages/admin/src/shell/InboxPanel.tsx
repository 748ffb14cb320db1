import type { InboxItem, InboxKind } from '@cartwright/contract'
import { Badge } from '@cartwright/ui/Badge'
import { Button } from '@cartwright/ui/Button'
import { Link } from '@cartwright/ui/Link'
import { useWords } from '../i18n/use-words'
import { useLocale } from '../kit/locale'
import { filtered, paths } from '../paths'

/** The list behind each count. */
const lists: Readonly<Record<InboxKind, string>> = {
  mentions: paths.home,
  pack: filtered(paths.orders, { status: 'pending', fulfillment_status: 'not_fulfilled' }),
  capture: filtered(paths.orders, { status: 'pending', payment_status: 'awaiting' }),
  returns: filtered(paths.returns, { status: 'requested' }),
  jobs: filtered(paths.jobs, { failed_at: 'failed' }),
  stock: filtered(paths.home, { show: 'sold-out' }),
  webhooks: paths.webhooks,
}

/** The shop counts no further. */
const most = 100

interface Props {
  inbox: readonly InboxItem[] | undefined
  hasFailed: boolean
  onRetry: () => void
  onGo: () => void
}

/** Each kind of thing that waits, how many there are, and the way to them. */
export function InboxPanel({ inbox, hasFailed, onRetry, onGo }: Props) {
  const t = useWords('live')
  const locale = useLocale()
  if (!inbox && hasFailed)
    return (
      <>
        <p className="ad-Muted">{t('failed')}</p>
        <Button onPress={onRetry}>{t('common:load_again')}</Button>
      </>
    )
  const waiting = (inbox ?? []).filter(({ count }) => count > 0)
  if (waiting.length === 0) return <p className="ad-Muted">{t('nothing')}</p>
  return (
    <ul className="ad-Bell-list">
      {waiting.map(({ kind, count, is_new }) => (
        <li key={kind} className="ad-Bell-line">
          <Link href={lists[kind]} variant="plain" className="ad-Bell-name" onPress={onGo}>
            {t(`kinds.${kind}`)}
          </Link>
          <Badge tone={is_new ? 'blue' : 'grey'}>
            {count < most ? count.toLocaleString(locale) : `${(most - 1).toLocaleString(locale)}+`}
          </Badge>
        </li>
      ))}
    </ul>
  )
}
