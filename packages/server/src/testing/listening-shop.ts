import { inject, onTestFinished } from 'vitest'
import { type RunningShop, startShop } from '../server'
import { freshDatabase } from './databases'

/** A shop on a database of its own that listens at an address of its own, until the test is over. */
export async function listeningShop(
  config: Partial<Parameters<typeof startShop>[0]> = {},
): Promise<RunningShop> {
  const database = await freshDatabase('sqlite', inject('templates'))
  const server = await startShop({
    data: database.folder,
    database: database.config,
    port: 0,
    log: 'silent',
    ...config,
  })
  onTestFinished(async () => {
    await server.close()
    await database.drop()
  })
  return server
}
