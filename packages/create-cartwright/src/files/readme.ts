import { execOf, runOf } from '../package-managers'
import type { Plan } from '../plan'

/** `README.md`, for whoever works on this shop. */
export function readme(plan: Plan): string {
  const { name, database, storefront, hasDemo, packageManager: manager } = plan
  const isSource = storefront === 'source'
  const run = (script: string) => runOf(manager, script)
  const cartwright = (words: string) => execOf(manager, `cartwright ${words}`)
  return `# ${name}

An online shop made with Cartwright: its API, its back office and its pages on one port.

## Open it

\`\`\`
${[
  `${manager} install`,
  ...(database === 'postgres'
    ? ['# say in .env where PostgreSQL is; the database must be there: createdb …']
    : []),
  ...(isSource ? [run('build')] : []),
  run('dev'),
].join('\n')}
\`\`\`

It prints its addresses. ${
    hasDemo
      ? 'Its goods and orders are those of a demo, made when the shop is opened the first time, and the login it prints was made for this shop: shown once, kept nowhere.'
      : 'While nobody is staff, it prints an address at which the first admin is made.'
  } ${
    database === 'postgres'
      ? 'Goods and orders are in PostgreSQL, uploads and secrets in `data/`.'
      : 'Goods, orders, uploads and secrets are in `data/`; delete the folder to start over.'
  }
${hasDemo ? `\nTo begin with a shop of your own, ${database === 'postgres' ? 'take an empty database and delete `data/`' : 'delete `data/`'} and take \`--demo\` out of the script \`dev\` in \`package.json\`; \`@cartwright/catalogue\`, its photographs, may then leave the dependencies.\n` : ''}
| command | what it does |
|---|---|
| \`${run('dev')}\` | serves the shop, and again whenever its configuration or \`src\` changes |
| \`${run('test')}\` | sells something and tries the example, each in a shop of its own in a temporary folder |
| \`${run('typecheck')}\` | holds the sources to their types |
| \`${run('build')}\` | bundles what the back office is extended by${isSource ? ', and the pages' : ''} |
| \`${run('start')}\` | serves the shop as it is, for production |
| \`${cartwright('import products.csv')}\` | goods from Shopify, WooCommerce, Medusa or a table of your own |
| \`${cartwright('doctor')}\` | what is missing or unsafe, and how to mend it |
| \`${cartwright('backup create')}\` | the whole shop in one file |

## What is where

| | |
|---|---|
| \`cartwright.config.ts\` | what makes this shop: payment, delivery, taxes, mails, plugins |
| \`.env\` | what differs from machine to machine, and secrets; \`.env.example\` lists it |
| \`src/care-notes/\` | an example of an extension: a table, calls and a card beside each product. Change it, or delete it with its line in \`cartwright.config.ts\` and its test |
| \`test/\` | tests of this shop |
${
  isSource
    ? `| \`storefront/\` | its pages, yours to change: begin with \`app/settings.ts\` (name, logo, colours), \`app/locales/shop\` (\`hero_1\`, \`hero_2\`, \`hero_lead\`, \`footer_line\`), \`app/content\` (its texts) and \`public\` (its icons) |`
    : '| its pages | those of `@cartwright/storefront`, Kiln & Loom, as they are published. Their name, colours and texts are not settings: for pages of your own make a shop with `--storefront source` and take its folder `storefront`, or name a module in `storefront` of the configuration |'
}
${isSource ? `\nAfter a change below \`storefront/\` run \`${run('build:storefront')}\` and open the shop anew. Its source came under the MIT licence beside it. It no longer changes by itself: new versions of the packages bring new components, not new pages.\n` : ''}
## Take it to production

\`\`\`
docker build --tag ${plan.slug} .
docker run --read-only --tmpfs /tmp --volume ${plan.slug}-data:/data --publish 9000:9000 ${database === 'postgres' ? '--env-file .env' : '--env CARTWRIGHT_BASE_URL=https://shop.example.com'} ${plan.slug}
\`\`\`

The lock file has to be there: \`${manager} install\` writes it. The image runs as a user without rights; \`/health\` says that the
process is there, \`/ready\` that it takes orders. ${
    database === 'postgres'
      ? 'Several instances may share the database; give them the same `JWT_SECRET` and `TOKEN_SECRET`, a bucket for files and `REDIS_URL`.'
      : 'An embedded database has one instance: to run several, take PostgreSQL.'
  } Say \`CARTWRIGHT_BASE_URL\`, and put a proxy before it that speaks TLS.
`
}
