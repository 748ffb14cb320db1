import type { HealthCheck } from '@cartwright/contract'
import { useEndpoint } from '@cartwright/sdk/react'
import { Button } from '@cartwright/ui/Button'
import { Card } from '@cartwright/ui/Card'
import { DateTime } from '@cartwright/ui/DateTime'
import { RefreshIcon } from '@cartwright/ui/icons'
import { Link } from '@cartwright/ui/Link'
import { useWords } from '../../i18n/use-words'
import { Finding } from '../../kit/Finding'
import { Loaded } from '../../kit/Loaded'
import { paths } from '../../paths'
import { SettingsPage } from '../settings/SettingsPage'

const order = ['error', 'warning', 'ok'] as const
/** Where in the back office something is put right. */
const places: Readonly<Record<string, string>> = { mails: paths.notifications, jobs: paths.jobs }

/** What the shop needs, what is amiss first, each with the way out. */
export function HealthPage() {
  const t = useWords('health')
  const health = useEndpoint('GET /admin/health', undefined, { staleTime: 0 })
  return (
    <Loaded of={health} failure={t('failed')}>
      {({ checks }) => {
        const wrong = checks.filter(({ status }) => status !== 'ok').length
        return (
          <SettingsPage
            name="health"
            subtitle={
              <>
                {wrong === 0 ? t('all_well') : t('amiss', { count: wrong })} ·{' '}
                <DateTime value={new Date(health.dataUpdatedAt)} format="time" />
              </>
            }
            actions={
              <Button
                icon={<RefreshIcon />}
                isPending={health.isFetching}
                onPress={() => void health.refetch()}
              >
                {t('check_again')}
              </Button>
            }
          >
            <Card isFlush>
              <ul>
                {order.flatMap((status) =>
                  checks
                    .filter((check) => check.status === status)
                    .map((check) => <Check key={check.id} check={check} />),
                )}
              </ul>
            </Card>
            <p className="ad-Muted">{t('kept_a_minute')}</p>
          </SettingsPage>
        )
      }}
    </Loaded>
  )
}

function Check({ check: { id, status, title, detail, fix } }: { check: HealthCheck }) {
  const t = useWords('health')
  const place = places[id]
  return (
    <Finding status={status} title={title}>
      <span className="ad-Muted" dir="auto">
        {detail}
      </span>
      {fix && (
        <span dir="auto">
          {fix}
          {place && (
            <>
              {' '}
              <Link href={place}>{t('put_right')}</Link>
            </>
          )}
        </span>
      )}
    </Finding>
  )
}
