import {
  defineAdminExtension,
  useErrorMessage,
  useExtensionWords,
  useMay,
  type Zones,
} from '@cartwright/admin'
import { useAdminCustomPost, useAdminCustomQuery } from '@cartwright/sdk/react'
import { Button } from '@cartwright/ui/Button'
import { Card } from '@cartwright/ui/Card'
import { DateTime } from '@cartwright/ui/DateTime'
import { ErrorPanel } from '@cartwright/ui/ErrorPanel'
import { Skeleton } from '@cartwright/ui/Skeleton'
import { useToast } from '@cartwright/ui/Toast'

interface Reply {
  card: {
    points: number
    entries: { id: string; kind: 'earned' | 'taken_back' | 'given'; points: number; created_at: string }[]
  }
}
/** What staff give at a press. */
const kindness = 10

function LoyaltyCard({ customer }: Zones['customer.details.side']) {
  const t = useExtensionWords()
  const toast = useToast()
  const sayWhy = useErrorMessage()
  const may = useMay()
  const path = `loyalty-card/customers/${customer.id}`
  const { data, error, refetch } = useAdminCustomQuery<Reply>(path)
  const give = useAdminCustomPost<Reply, { points: number }>(path)
  const onGive = () =>
    give.mutate(
      { points: kindness },
      {
        onSuccess: () => toast.success(t('given_toast', { count: kindness })),
        onError: (reason) => toast.error(sayWhy(reason)),
      },
    )
  return (
    <Card
      title={t('title')}
      actions={
        may('POST /admin/customers/:id') && (
          <Button size="s" isPending={give.isPending} onPress={onGive}>
            {t('give', { count: kindness })}
          </Button>
        )
      }
    >
      {error ? (
        <ErrorPanel title={t('failed')} onRetry={() => void refetch()} requestId={error.requestId} />
      ) : data ? (
        <>
          <p>{t('points', { count: data.card.points })}</p>
          <ul>
            {data.card.entries.map(({ id, kind, points, created_at }) => (
              <li key={id}>
                {t(kind, { count: points })} · <DateTime value={created_at} />
              </li>
            ))}
          </ul>
        </>
      ) : (
        <Skeleton height="60px" />
      )}
    </Card>
  )
}

export default defineAdminExtension({
  name: 'Loyalty card',
  widgets: [{ zone: 'customer.details.side', permission: 'customers:read', component: LoyaltyCard }],
  sentences: {
    en: {
      title: 'Loyalty card',
      points_one: '{{count}} point',
      points_other: '{{count}} points',
      give: 'Give {{count}} points',
      given_toast: '{{count}} points given',
      failed: 'The points could not be loaded',
      earned: '{{count}} for an order',
      taken_back: '{{count}} for a cancelled order',
      given: '{{count}} as a gift',
    },
    de: {
      title: 'Treuekarte',
      points_one: '{{count}} Punkt',
      points_other: '{{count}} Punkte',
      give: '{{count}} Punkte schenken',
      given_toast: '{{count}} Punkte geschenkt',
      failed: 'Die Punkte konnten nicht geladen werden',
      earned: '{{count}} für eine Bestellung',
      taken_back: '{{count}} für eine stornierte Bestellung',
      given: '{{count}} als Geschenk',
    },
  },
})
