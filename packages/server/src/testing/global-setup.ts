import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { createShop } from '../server'
import type { DatabaseConfig } from '../store/database/open'
import { type Templates, withClient } from './databases'
import { startInProcessPostgres } from './in-process-postgres'

declare module 'vitest' {
  interface ProvidedContext {
    templates: Templates
  }
}

const postgresUrl = process.env.CARTWRIGHT_TEST_POSTGRES_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres'

/** Migrates and fills one template for each database; every test then starts from a copy. */
export default async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'cartwright-template-'))
  const sqlite = join(folder, 'template.db')
  await fill({ file: sqlite, isFlushed: false }, folder)
  const serve = (await hasServer()) ? serverTemplate : inProcessTemplate
  const { postgres, drop } = await serve(folder)
  project.provide('templates', { sqlite, postgres })
  return async () => {
    rmSync(folder, { recursive: true, force: true })
    await drop()
  }
}

/** Whether a server answers and may be used. @throws with CI=true when none does: there its absence is a failure */
async function hasServer(): Promise<boolean> {
  if (process.env.CARTWRIGHT_TEST_POSTGRES === 'in-process') return false
  if (await reachable(postgresUrl)) return true
  if (process.env.CI)
    throw new Error('With CI=true the tests need a PostgreSQL: set CARTWRIGHT_TEST_POSTGRES_URL')
  console.log('No PostgreSQL server answers: the tests bring one in process, slower and with one connection')
  return false
}

interface Template {
  postgres: Templates['postgres']
  drop(): Promise<void>
}

async function serverTemplate(folder: string): Promise<Template> {
  // Two projects of one run each make their own.
  const template = `cartwright_template_${process.pid}_${randomBytes(4).toString('hex')}`
  await withClient(postgresUrl, (client) => client.query(`create database ${template}`))
  await fill({ url: Object.assign(new URL(postgresUrl), { pathname: `/${template}` }).href }, folder)
  return {
    postgres: { url: postgresUrl, template, strategy: await quickestCopy() },
    drop: () =>
      withClient(postgresUrl, async (client) => {
        // With those of v1 that tests have filled meanwhile.
        const { rows } = await client.query<{ datname: string }>(
          'select datname from pg_database where starts_with(datname, $1)',
          [template],
        )
        for (const { datname } of rows) await client.query(`drop database if exists ${datname} with (force)`)
      }),
  }
}

/** A server that does not wait for its disk copies files in a quarter of the time in which it would log every page. */
const quickestCopy = () =>
  withClient(postgresUrl, async (client) => {
    const { rows } = await client.query<{ fsync: string; server_version_num: string }>(
      `select current_setting('fsync') as fsync, current_setting('server_version_num') as server_version_num`,
    )
    // Older servers know no other way.
    const isQuick = rows[0]?.fsync === 'off' && Number(rows[0].server_version_num) >= 150_000
    return isQuick ? 'strategy file_copy' : ''
  })

async function inProcessTemplate(folder: string): Promise<Template> {
  const dump = join(folder, 'postgres.tar')
  const server = await startInProcessPostgres()
  await fill({ url: server.url, poolSize: 1 }, folder)
  await server.dump(dump)
  await server.close()
  return { postgres: { dump }, drop: async () => {} }
}

async function fill(database: DatabaseConfig, data: string) {
  const { shop, close } = await createShop({ data, database, log: 'silent' })
  await shop.engine.checkpoint()
  await close()
}

async function reachable(url: string): Promise<boolean> {
  try {
    await withClient(url, (client) => client.query('select 1'))
    return true
  } catch {
    return false
  }
}
