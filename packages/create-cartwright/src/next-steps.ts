import { relative } from 'node:path'
import { execOf, runOf } from './package-managers'
import type { Plan } from './plan'

export interface Step {
  command: string
  /** What comes of it. */
  what: string
}

/** What is left to do until the shop is open, from the working folder. */
export function nextSteps(plan: Plan, from = process.cwd()): Step[] {
  const { packageManager: manager, database, storefront, hasDemo, folder } = plan
  const way = relative(from, folder)
  return [
    ...(way ? [{ command: `cd ${/\s/.test(way) ? `"${way}"` : way}`, what: 'into the shop' }] : []),
    { command: `${manager} install`, what: 'what it is made of' },
    ...(database === 'postgres' ? [{ command: 'edit .env', what: 'where PostgreSQL is: DATABASE_URL' }] : []),
    ...(storefront === 'source'
      ? [{ command: runOf(manager, 'build'), what: 'the pages, from storefront/' }]
      : []),
    {
      command: runOf(manager, 'dev'),
      what: hasDemo
        ? 'opens it with demo goods, and prints its addresses and a login'
        : 'opens it, and prints where the first admin is made',
    },
    { command: runOf(manager, 'test'), what: 'its own tests' },
    { command: execOf(manager, 'cartwright help'), what: 'everything else' },
  ]
}
