import { randomBytes } from 'node:crypto'
import type { Parsed } from '@cartwright/contract'
import { emit } from '../../events/emit'
import type { Caller } from '../../http/request'
import type { Shop, Tx } from '../../shop'
import { now } from '../../store/schema/ids'
import { hashOf } from '../auth/sessions'
import { readerPlaceOf } from '../region/reader-place'
import { shopSetup } from '../region/shop-setup'

type Wanted = Parsed<'POST /store/newsletter'>['body']

/** How long the link of a mail counts: seven days, in ms. */
const lifetime = 7 * 24 * 3_600_000
/** How long nobody is written to again, however often it is asked for: five minutes, in ms. */
const pauseMs = 5 * 60_000

const confirmationRequested = 'newsletter.confirmation_requested'

/**
 * Lets a mail go out by which an address is confirmed. Who is subscribed, and who was asked a moment ago, gets none; whoever asks
 * here learns nothing of it.
 */
export async function subscribe(
  shop: Shop,
  { email, source, ...place }: Wanted,
  { caller, locale }: { caller: Caller; locale?: string },
): Promise<void> {
  const reader = readerPlaceOf(await shopSetup(shop.db), place, locale)
  await shop.transaction(async (tx) => {
    const { newsletter_subscriber: t } = tx.t
    await tx
      .insert(t)
      .values({ email, source: source ?? null, ...reader })
      .onConflictDoNothing()
    const [row] = await tx.lockRows(t, { email })
    if (!row || row.state === 'confirmed' || isRecent(row.asked_at)) return
    const token = randomBytes(32).toString('base64url')
    await tx.updateRows(
      t,
      { id: row.id },
      {
        state: 'pending',
        ...reader,
        source: source ?? row.source,
        customer_id: own(caller, email) ?? row.customer_id,
        asked_at: now(),
        left_at: null,
        token_hash: hashOf(token),
        token_expires_at: new Date(Date.now() + lifetime).toISOString(),
      },
    )
    await emit(tx, confirmationRequested, { ...told({ ...row, ...reader }), token })
  })
}

const isRecent = (instant: string | null) => instant !== null && Date.parse(instant) > Date.now() - pauseMs

/** The account of whoever asks, where it goes by the same address. */
export const own = ({ customer }: Caller, email: string): string | undefined =>
  customer?.email === email ? customer.id : undefined

interface Reader {
  id: string
  email: string
  language: string | null
  country_code: string | null
}

/** What events say of a subscriber. */
export const told = ({ id, email, language, country_code }: Reader) => ({
  id,
  email,
  language,
  country_code,
  locale: language ?? undefined,
})

/** Tells whoever sends the letters that somebody is to get none any more, if they were to get any. */
export async function announceLeaving(tx: Tx, row: Reader & { state: string }): Promise<void> {
  if (row.state === 'confirmed') await emit(tx, 'newsletter.unsubscribed', told(row))
}
