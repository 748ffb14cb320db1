import { type Client, createClient } from '@cartwright/sdk'
import { createApiToken, createUser, removeSeedUser, type Shop, type ShopApp } from '@cartwright/server'

/** A client that works as staff inside this process: what is seeded went through the same calls as everything else. */
export async function staffClient(
  shop: Shop,
  app: ShopApp,
): Promise<{ client: Client; leave: () => Promise<void> }> {
  const email = `seed-${Date.now()}@cartwright.invalid`
  const id = await createUser(shop, { email, role: 'admin', first_name: 'Demo', last_name: 'seed' })
  const { token } = await createApiToken(shop, { domain: 'admin', email, name: 'demo seed' })
  const client = createClient({
    baseUrl: 'http://shop.internal',
    adminToken: token,
    fetch: async (input, init) => app.fetch(new Request(input, init)),
  })
  return { client, leave: () => removeSeedUser(shop, id) }
}
