import { readFile, writeFile } from 'node:fs/promises'

interface InProcessPostgres {
  url: string
  /** Writes the whole database into a file, from which copies start. */
  dump(file: string): Promise<void>
  close(): Promise<void>
}

/**
 * PostgreSQL compiled to WebAssembly, behind a socket of its own: for machines without a server. It has one session,
 * whoever connects: queries wait for each other and transactions never overlap.
 */
export async function startInProcessPostgres(dump?: string): Promise<InProcessPostgres> {
  const { PGlite } = await import('@electric-sql/pglite')
  const { PGLiteSocketServer } = await import('@electric-sql/pglite-socket')
  const database = await PGlite.create(dump ? { loadDataDir: new Blob([await readFile(dump)]) } : {})
  const server = new PGLiteSocketServer({ db: database, port: 0, host: '127.0.0.1', maxConnections: 10 })
  // A driver that connects anew prepares its statements anew; the session still holds those of the last one.
  server.addEventListener('connection', () => void database.exec('deallocate all'))
  await server.start()
  return {
    url: `postgres://postgres@${server.getServerConn()}/postgres`,
    async dump(file) {
      const content = await database.dumpDataDir('none')
      await writeFile(file, new Uint8Array(await content.arrayBuffer()))
    },
    async close() {
      await server.stop()
      await database.close()
    },
  }
}
