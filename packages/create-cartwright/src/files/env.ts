import type { Plan } from '../plan'

/** Where a PostgreSQL of this machine has the shop's database. */
export const localDatabase = ({ slug }: Pick<Plan, 'slug'>) =>
  `postgres://postgres@127.0.0.1:5432/${slug.replaceAll('-', '_')}`

/** One thing the environment says: why, and by which variables; `# ` before those that most shops do without. */
const groups = (plan: Plan): [why: string, ...lines: string[]][] => [
  plan.database === 'postgres'
    ? ['The database, on PostgreSQL.', `DATABASE_URL=${localDatabase(plan)}`]
    : [
        'The database on PostgreSQL, in place of the embedded one.',
        '# DATABASE_URL=postgres://user:password@host:5432/shop',
      ],
  [
    'The address under which shoppers reach the shop: links in mails and pages begin with it.',
    '# CARTWRIGHT_BASE_URL=https://shop.example.com',
  ],
  [
    'Where it listens. Behind a proxy on another machine: HOST=0.0.0.0 and the proxy’s addresses.',
    '# PORT=9000',
    '# HOST=127.0.0.1',
    '# TRUST_PROXY=loopback',
  ],
  [
    'Mails. Without them staff set it up in the back office.',
    '# SMTP_URL=smtps://user:password@mail.example.com:465',
    '# MAIL_FROM=shop@example.com',
  ],
  [
    'Payment by Stripe, once the package stripe is installed; then choose it in the regions.',
    '# STRIPE_API_KEY=sk_…',
    '# STRIPE_PUBLISHABLE_KEY=pk_…',
    '# STRIPE_WEBHOOK_SECRET=whsec_…',
  ],
  [
    'Files in a bucket in place of data/uploads, once @aws-sdk/client-s3 and @aws-sdk/s3-request-presigner are installed.',
    '# S3_BUCKET=',
    '# S3_REGION=',
    '# S3_ENDPOINT=',
    '# S3_ACCESS_KEY_ID=',
    '# S3_SECRET_ACCESS_KEY=',
  ],
  ['Limits shared by several instances.', '# REDIS_URL=redis://127.0.0.1:6379'],
  [
    'Secrets of your own, 32 random characters at least; left out, they are made and kept in data/secrets.json.',
    '# JWT_SECRET=',
    '# TOKEN_SECRET=',
  ],
  ['What GET /metrics asks for.', '# CARTWRIGHT_METRICS_TOKEN='],
]

/** `.env.example`: what a machine may say of the shop. The command reads `.env` beside it. */
export const envExample = (plan: Plan): string =>
  [
    '# Copy to .env, which stays on this machine. What the environment says already goes before it.',
    ...groups(plan).map(([why, ...lines]) => `\n# ${why}\n${lines.join('\n')}`),
    '',
  ].join('\n')

/** `.env` of a shop on PostgreSQL, which cannot open without an address. */
export const envFile = (plan: Plan): string =>
  `# Where PostgreSQL is. What else may stand here: .env.example\nDATABASE_URL=${localDatabase(plan)}\n`
