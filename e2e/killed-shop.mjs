import { rmSync } from 'node:fs'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'
import { freePort } from '../packages/server/src/testing/free-port.ts'
import { call } from '../scripts/bench/load.mjs'
import { openShop, serve } from '../scripts/bench/shop.mjs'

/** The whole size of the crash tests, instead of one that fits into every run. */
export const isFull = process.env.CARTWRIGHT_CRASH === 'full'

export const isMissing = (database) => database === 'postgres' && !inject('templates').postgres?.url

export const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

let made = 0

/** A built server with some products, which can be killed without warning and started again; gone after the test. `starting` is its environment. */
export async function killableShop(database, { products, starting = {} }) {
  made += 1
  // The shop opens there again after each kill.
  const port = await freePort()
  const name = `cartwright_killed_${process.pid}_${made}`
  const { url } = inject('templates').postgres ?? {}
  const admin = async (text) => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query(text)
    await client.end()
  }
  if (database === 'postgres') await admin(`create database ${name}`)
  const databaseUrl =
    database === 'postgres' ? Object.assign(new URL(url), { pathname: `/${name}` }).href : undefined
  const shop = await openShop({ products, databaseUrl, port, starting })
  let { pid, stop } = shop
  onTestFinished(async () => {
    await stop()
    rmSync(shop.data, { recursive: true, force: true })
    if (database === 'postgres') await admin(`drop database ${name} with (force)`)
  })
  return {
    ...shop,
    /** One call as staff, whatever it answers. */
    ask: async (method, path, body, headers = {}) => {
      const send = () => call(shop.base, method, path, body, { ...shop.staff, ...headers })
      // A kept connection may still lead to the server that was killed: reading may be tried on a new one.
      const reply = await send().catch((error) => {
        if (method === 'GET' && error.code === 'ECONNRESET') return send()
        throw error
      })
      return { status: reply.status, body: reply.raw.length > 0 ? reply.json() : undefined }
    },
    kill: () => process.kill(pid, 'SIGKILL'),
    restart: async () => {
      const again = await serve({ data: shop.data, env: { ...shop.env, ...starting }, port })
      pid = again.pid
      stop = again.stop
    },
  }
}

const over = ['completed', 'failed', 'canceled']
/** Whether nothing more becomes of a job. */
export const isOver = ({ status }) => over.includes(status)

/** A job as the shop tells of it. @throws where it is not told */
export async function jobOf(shop, id) {
  const { status, body } = await shop.ask('GET', `/admin/batch-jobs/${id}`)
  if (status !== 200) throw new Error(`The job ${id} is answered with ${status}`)
  return body.batch_job
}
