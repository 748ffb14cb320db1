import type { NoteMention } from '@cartwright/contract'
import { useEndpoint } from '@cartwright/sdk/react'
import { Button } from '@cartwright/ui/Button'
import { Card } from '@cartwright/ui/Card'
import { DateTime } from '@cartwright/ui/DateTime'
import { Link } from '@cartwright/ui/Link'
import { useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { useAct } from '../../kit/use-act'
import { paths } from '../../paths'
import { nameOf } from '../../shell/session'
import './mentions.css'

/** So many at once; the next come as these are ticked off. */
const shown = 10

/** Notes of colleagues that speak to the reader, until they say to have seen them; nothing where none waits. */
export function Mentions() {
  const t = useWords('order-people')
  const [limit, setLimit] = useState(shown)
  const { data } = useEndpoint('GET /admin/mentions', {
    query: { is_read: false, limit },
  })
  if (!data || data.count === 0) return null
  return (
    <Card title={t('mentions')}>
      <ul className="ad-Mentions">
        {data.mentions.map((one) => (
          <Mention key={one.id} mention={one} />
        ))}
      </ul>
      {data.count > limit && (
        <Button onPress={() => setLimit(limit + shown)}>
          {t('more_mentions', { count: data.count - limit })}
        </Button>
      )}
    </Card>
  )
}

function Mention({ mention }: { mention: NoteMention }) {
  const t = useWords('order-people')
  const seen = useAct('POST /admin/mentions/:id/read')
  const { note } = mention
  // Gone from the list at once; where the shop refuses, it is there again.
  if (!note || seen.isPending || seen.isSuccess) return null
  const href = placeOf(note.resource_type, note.resource_id)
  return (
    <li className="ad-Mention">
      <div className="ad-Mention-text">
        <p dir="auto">{note.value}</p>
        <p className="ad-Muted">
          {note.author && (
            <>
              <bdi>{nameOf(note.author)}</bdi>
              {' · '}
            </>
          )}
          <DateTime value={mention.created_at} format="relative" />
        </p>
      </div>
      {href && (
        <Link href={href} onPress={() => seen.mutate({ params: { id: mention.id } })}>
          {t('open_it')}
        </Link>
      )}
      <Button size="s" onPress={() => seen.mutate({ params: { id: mention.id } })}>
        {t('seen')}
      </Button>
    </li>
  )
}

/** Where what a note is about is shown; other things have no page of their own. */
function placeOf(type: string, id: string): string | undefined {
  if (type === 'order') return paths.order(id)
  if (type === 'customer') return paths.customer(id)
  if (type === 'product') return paths.product(id)
  return undefined
}
