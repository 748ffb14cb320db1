import { inject, onTestFinished } from 'vitest'
import type { ShopConfig } from '../define-shop'
import { postgresServer, withClient } from './databases'
import { openTcpProxy, type TcpProxy } from './tcp-proxy'
import { openTestShop, type TestShop } from './test-shop'

export interface FaultyShop {
  t: TestShop
  network: TcpProxy
  /** Ends every connection of the shop, as an administrator or a restart does; answers how many there were. */
  terminate(): Promise<number>
}

/** Several connections are needed, so there must be a server. */
export const hasPostgresServer = () => postgresServer(inject('templates')) !== undefined

/** A shop whose PostgreSQL is reached over a network that can fail; gone after the test. */
export async function openFaultyShop(config: Partial<ShopConfig> = {}): Promise<FaultyShop> {
  const server = new URL(postgresServer(inject('templates'))?.url ?? '')
  const network = await openTcpProxy({ host: server.hostname, port: Number(server.port || 5432) })
  const { t, close } = await openTestShop('postgres', config, (database) => {
    if (!('url' in database)) return database
    const url = Object.assign(new URL(database.url), { hostname: '127.0.0.1', port: String(network.port) })
    return { ...database, url: url.href }
  })
  onTestFinished(async () => {
    await network.heal()
    await close()
    await network.close()
  })
  const name = 'url' in t.database ? new URL(t.database.url).pathname.slice(1) : ''
  return {
    t,
    network,
    terminate: () =>
      withClient(server.href, async (client) => {
        const { rowCount } = await client.query(
          'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1',
          [name],
        )
        return rowCount ?? 0
      }),
  }
}
