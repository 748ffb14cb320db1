import type { InboxKind } from '@cartwright/contract'
import type { Shop } from '../../shop'
import { equals } from '../../store/reading/filters'
import { sellingVariants } from '../inventory/sellable'
import { countLatest, mostCounted } from './queries'

/** What waits of a kind. */
export interface Waiting {
  count: number
  /** When the latest came, where that is known. */
  latest_at: string | null
}

/** One kind of thing that waits for people, and who is told. To have another wait, add one. */
interface InboxSource {
  kind: InboxKind
  /** Who may read this family of calls is told. */
  path: string
  read(shop: Shop, userId: string): Promise<Waiting>
}

/** Which variants are sold out stands in no index, as it would slow down every sale: it is counted now and then. */
const stockEvery = 30_000
const stock = new WeakMap<Shop['engine'], { at: number; count: number }>()

async function soldOut({ db, engine }: Shop): Promise<Waiting> {
  const known = stock.get(engine)
  if (known && known.at + stockEvery > Date.now()) return { count: known.count, latest_at: null }
  const { length: count } = await sellingVariants(db, { lte: 0 }, mostCounted)
  stock.set(engine, { at: Date.now(), count })
  return { count, latest_at: null }
}

/** In the order in which they are shown. */
export const sources: readonly InboxSource[] = [
  {
    kind: 'mentions',
    path: '/admin/mentions',
    read: ({ db }, userId) => {
      const { note_mention: t } = db.t
      return countLatest(db, 'note_mention', t.created_at, equals(t.user_id, userId), equals(t.read_at, null))
    },
  },
  {
    kind: 'pack',
    path: '/admin/orders',
    read: ({ db }) => {
      const { order: t } = db.t
      return countLatest(
        db,
        'order',
        t.created_at,
        equals(t.status, 'pending'),
        equals(t.fulfillment_status, 'not_fulfilled'),
      )
    },
  },
  {
    kind: 'capture',
    path: '/admin/orders',
    read: ({ db }) => {
      const { order: t } = db.t
      return countLatest(
        db,
        'order',
        t.created_at,
        equals(t.status, 'pending'),
        equals(t.payment_status, 'awaiting'),
      )
    },
  },
  {
    kind: 'returns',
    path: '/admin/returns',
    read: ({ db }) => {
      const { return: t } = db.t
      return countLatest(db, 'return', t.created_at, equals(t.status, 'requested'))
    },
  },
  {
    kind: 'jobs',
    path: '/admin/batch-jobs',
    read: ({ db }) => {
      const { batch_job: t } = db.t
      return countLatest(db, 'batch_job', t.failed_at, equals(t.deleted_at, null))
    },
  },
  { kind: 'stock', path: '/admin/variants', read: soldOut },
  {
    kind: 'webhooks',
    path: '/admin/webhooks',
    read: ({ db }) => {
      const { webhook: t } = db.t
      return countLatest(db, 'webhook', t.disabled_at)
    },
  },
]
