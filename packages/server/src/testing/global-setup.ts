import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { createShop } from '../server'
import { type Templates, withClient } from './databases'

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
  await fill({ file: sqlite, synchronous: 'NORMAL' }, folder)
  const template = `cartwright_template_${process.pid}`
  const postgres = await reachable(postgresUrl)
  if (!postgres && process.env.CI)
    throw new Error('With CI=true the tests need a PostgreSQL: set CARTWRIGHT_TEST_POSTGRES_URL')
  if (postgres) {
    await withClient(postgresUrl, (client) => client.query(`create database ${template}`))
    const address = new URL(postgresUrl)
    address.pathname = `/${template}`
    await fill({ url: address.href }, folder)
  }
  project.provide('templates', { sqlite, ...(postgres ? { postgres: { url: postgresUrl, template } } : {}) })
  return async () => {
    rmSync(folder, { recursive: true, force: true })
    if (postgres)
      await withClient(postgresUrl, (client) =>
        client.query(`drop database if exists ${template} with (force)`),
      )
  }
}

async function fill(database: { file: string; synchronous: 'NORMAL' } | { url: string }, data: string) {
  const { shop } = await createShop({ data, database, log: 'silent' })
  await shop.engine.checkpoint()
  await shop.engine.close()
}

async function reachable(url: string): Promise<boolean> {
  try {
    await withClient(url, (client) => client.query('select 1'))
    return true
  } catch {
    return false
  }
}
