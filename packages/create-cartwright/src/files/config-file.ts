import type { Plan } from '../plan'
import { localDatabase } from './env'

const server = '@cartwright/server'

/** `cartwright.config.ts`. An address from the environment goes before the one that stands here. */
export function configFile(plan: Plan): string {
  const { name, database, storefront } = plan
  const shop = [
    ...(database === 'postgres'
      ? [
          '    // Where no address is given; without a database the shop would be on embedded SQLite.',
          `    database: { url: process.env.DATABASE_URL ?? '${localDatabase(plan)}' },`,
        ]
      : []),
    '    plugins: [careNotes()],',
  ]
  return `import { defineShop } from '${server}'
import { careNotes } from './src/care-notes/plugin.ts'

/**
 * What makes this shop: ${comment(name)}. Payment, delivery, taxes, mails and plugins are named here; flags and the
 * environment go before it. What differs from machine to machine, and every secret, belongs into the environment.
 */
export default {
  ...defineShop({
${shop.join('\n')}
  }),
${storefront === 'source' ? "  // Its pages: `build:storefront` makes this of the folder.\n  storefront: './storefront/build/handler.js',\n" : ''}}
`
}

const comment = (name: string) => name.replaceAll('*/', '* /')
