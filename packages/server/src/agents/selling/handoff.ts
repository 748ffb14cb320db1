import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { notFound } from '../../errors'
import { type PluginRoute, route } from '../../plugins/plugin'
import { type Secrets, signersOf } from '../../secrets'
import type { Shop } from '../../shop'
import { agentTables } from './tables'

/** How long a link to a cart is good, in ms. */
const lifetime = 6 * 3_600_000

const signature = (secret: string, text: string) =>
  createHmac('sha256', secret).update(`agents handoff ${text}`).digest('base64url')

/** A word by which a buyer goes on with the cart of a session for some hours, and by which nothing else is had. */
export function handoffToken({ secrets }: Pick<Shop, 'secrets'>, sessionId: string, at = Date.now()): string {
  const text = `${sessionId}.${Math.floor((at + lifetime) / 1000)}`
  return `${text}.${signature(secrets.link, text)}`
}

/** The session that a word is of; undefined for one that is made up or over. */
function sessionOfToken(secrets: Secrets, token: string, at = Date.now()): string | undefined {
  const [id, until, given, ...more] = token.split('.')
  if (!id || !until || !given || more.length > 0 || Number(until) * 1000 < at) return undefined
  const said = Buffer.from(given)
  const isOurs = signersOf(secrets, 'link', at).some((secret) => {
    const right = Buffer.from(signature(secret, `${id}.${until}`))
    return right.length === said.length && timingSafeEqual(right, said)
  })
  return isOurs ? id : undefined
}

/** How a storefront finds the cart of such a word: `GET /store/agents/handoffs/:token`. */
export const handoffRoute: PluginRoute = route(
  'GET /store/agents/handoffs/:token',
  { access: 'anyone', returns: z.object({ cart_id: z.string() }) },
  async (shop, { params }) => {
    const id = sessionOfToken(shop.secrets, params.token)
    const { session: t } = agentTables(shop.db)
    const row = id === undefined ? undefined : await shop.db.rowWhere(t, { id, state: 'open' })
    if (!row) throw notFound('Checkout', 'of this link')
    return { cart_id: row.cart_id }
  },
)

/** Where a buyer goes on with the cart of a session. */
export const continueUrl = (
  shop: Pick<Shop, 'secrets' | 'baseUrl'>,
  { checkoutUrl = `${shop.baseUrl}/checkout/from-agent/{token}` }: { checkoutUrl?: string },
  { id }: { id: string },
): string => checkoutUrl.replace('{token}', encodeURIComponent(handoffToken(shop, id)))
