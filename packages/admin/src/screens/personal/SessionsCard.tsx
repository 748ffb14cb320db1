import type { StaffSession } from '@cartwright/contract'
import { useEndpoint } from '@cartwright/sdk/react'
import { Badge } from '@cartwright/ui/Badge'
import { Button } from '@cartwright/ui/Button'
import { Card } from '@cartwright/ui/Card'
import { DateTime } from '@cartwright/ui/DateTime'
import { ErrorPanel } from '@cartwright/ui/ErrorPanel'
import { Skeleton } from '@cartwright/ui/Skeleton'
import { useWords } from '../../i18n/use-words'
import { useAct } from '../../kit/use-act'
import './personal.css'

/** Where one is signed in, and the way to sign out of there. */
export function SessionsCard() {
  const t = useWords('personal')
  const { data, error, refetch } = useEndpoint('GET /admin/auth/sessions')
  const endOthers = useAct('DELETE /admin/auth/sessions', t('others_ended'))
  const sessions = data?.sessions
  const hasOthers = sessions?.some(({ is_current }) => !is_current)
  return (
    <Card
      title={t('sessions')}
      description={t('sessions_text')}
      actions={
        hasOthers && (
          <Button size="s" isPending={endOthers.isPending} onPress={() => endOthers.mutate({})}>
            {t('end_others')}
          </Button>
        )
      }
    >
      {error && !sessions && (
        <ErrorPanel title={t('sessions_failed')} onRetry={() => void refetch()} requestId={error.requestId} />
      )}
      {!sessions && !error && <Skeleton height="96px" />}
      <ul className="ad-Sessions">
        {sessions?.map((session) => (
          <Session key={session.id} session={session} />
        ))}
      </ul>
    </Card>
  )
}

function Session({ session }: { session: StaffSession }) {
  const t = useWords('personal')
  const { id, kind, browser, system, address, last_seen_at, is_current } = session
  const end = useAct('DELETE /admin/auth/sessions/:id', t('session_ended'))
  const device =
    [browser, system].filter(Boolean).join(' · ') || t(kind === 'token' ? 'program' : 'unknown_device')
  return (
    <li className="ad-Session">
      <div className="ad-Session-words">
        <span className="ad-Strong">
          {device} {is_current && <Badge tone="green">{t('this_one')}</Badge>}
        </span>
        <span className="ad-Muted">
          {address && (
            <>
              <bdi dir="ltr">{address}</bdi> ·{' '}
            </>
          )}
          <DateTime value={last_seen_at} format="relative" />
        </span>
      </div>
      {!is_current && (
        <Button
          size="s"
          variant="ghost"
          aria-label={t('end_named', { name: device })}
          isPending={end.isPending}
          onPress={() => end.mutate({ params: { id } })}
        >
          {t('common:sign_out')}
        </Button>
      )}
    </li>
  )
}
