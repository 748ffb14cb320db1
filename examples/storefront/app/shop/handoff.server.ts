import type { StorefrontContext } from './context.server'

const baseUrl = process.env.CARTWRIGHT_URL ?? 'http://localhost:9000'

/**
 * The cart that an agent filled for a shopper, by the word of its link; undefined for a link that is over, and for shops that sell to
 * no agents.
 */
export async function cartOfLink(
  { fetchApi }: Pick<StorefrontContext, 'fetchApi'>,
  token: string,
): Promise<string | undefined> {
  const reply = await fetchApi(
    new Request(new URL(`/store/agents/handoffs/${encodeURIComponent(token)}`, baseUrl)),
  )
  if (reply.status === 404) return undefined
  if (!reply.ok) throw new Error(`The link of a checkout was answered with ${reply.status}`)
  const { cart_id } = (await reply.json()) as { cart_id: string }
  return cart_id
}
