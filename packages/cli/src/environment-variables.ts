/** A variable of the environment that a shop or the command reads. */
export interface EnvironmentVariable {
  name: string
  /** What it does, in Markdown. */
  means: string
  /** What holds without it. */
  default?: string
}

/**
 * Every variable that a shop reads, in the order in which they are told: docs/configuration.md is written from this, and a
 * test holds it against the sources.
 */
export const environmentVariables: Readonly<Record<string, readonly EnvironmentVariable[]>> = {
  'Where it runs': [
    { name: 'PORT', means: 'The port to listen on.', default: '9000' },
    { name: 'HOST', means: 'The address to listen on.', default: '127.0.0.1' },
    {
      name: 'CARTWRIGHT_WORKERS',
      means:
        'How many processes serve the shop together on its port, or `auto` for one on each core: [scaling](scaling.md#several-workers-on-one-machine).',
      default: '1',
    },
    { name: 'CARTWRIGHT_DATA', means: 'The folder of database, uploads and secrets.', default: './data' },
    {
      name: 'CARTWRIGHT_BASE_URL',
      means:
        'The address under which the shop is reached: for links in mails and files, and for what storefront pages call themselves (canonical addresses, sitemap, sharing cards), whatever host a request names. With `https:` every reply is as over TLS.',
      default: 'http://localhost:PORT',
    },
    {
      name: 'TRUST_PROXY',
      means:
        'Addresses and ranges of proxies (`10.0.0.0/8, loopback`) whose `X-Forwarded-For` and `X-Forwarded-Proto` count; the latter also from this machine. So does their `traceparent`. Over TLS cookies are `Secure` and replies carry HSTS.',
    },
    {
      name: 'STORE_CORS',
      means: 'Origins, with commas between, whose pages may call the store with credentials.',
    },
    { name: 'ADMIN_CORS', means: 'The same for the calls of staff.' },
    {
      name: 'CARTWRIGHT_AGENTS',
      means:
        'By which protocols the shop sells to agents of shoppers: `ucp`, `acp`, or both with a comma between. See [selling to agents](selling-to-agents.md).',
      default: 'off',
    },
    {
      name: 'CARTWRIGHT_ACP_KEY',
      means: 'The key by which the agent comes that `CARTWRIGHT_AGENTS=acp` lets in: 16 characters at least.',
    },
    {
      name: 'CARTWRIGHT_ACP_WEBHOOK_URL',
      means: 'Where that agent is told of its orders.',
    },
    {
      name: 'CARTWRIGHT_ACP_WEBHOOK_SECRET',
      means: 'By which what that agent is told is signed.',
    },
    {
      name: 'CARTWRIGHT_FEEDS',
      means:
        'Feeds of what each region sells, for Google and for agents, at `/feeds`: `on` or `off`. See [feeds](feeds.md).',
      default: 'off',
    },
    {
      name: 'CARTWRIGHT_LOG',
      means: 'How much is logged: `silent`, `warn`, `info` or `debug`.',
      default: 'warn',
    },
    {
      name: 'CARTWRIGHT_MCP',
      means:
        'Lets agents of staff work here at `POST /mcp`: `read`, or `write` for tools that change the shop as well. See [agents](agents.md).',
      default: 'off',
    },
    {
      name: 'CARTWRIGHT_METRICS_TOKEN',
      means:
        'What `GET /metrics` asks for, as `Authorization: Bearer …`; without one it answers only this machine, and no proxy on it.',
    },
    {
      name: 'OTEL_EXPORTER_OTLP_ENDPOINT',
      means:
        'Where traces of OpenTelemetry are sent, over HTTP: `http://collector:4318`. Its other variables hold as well: see [traces](scaling.md#traces).',
    },
    {
      name: 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT',
      means: 'The same for traces alone, as the whole address.',
    },
    {
      name: 'OTEL_SERVICE_NAME',
      means: 'What traces call this shop.',
      default: 'cartwright',
    },
    { name: 'OTEL_SDK_DISABLED', means: '`true` switches traces off, whoever collects.' },
    { name: 'OTEL_TRACES_EXPORTER', means: '`none` sends no traces.' },
  ],
  'Database, memory and files': [
    {
      name: 'DATABASE_URL',
      means:
        'The database on PostgreSQL, `postgres://…`; what `cartwright.config.ts` says of it besides its address stays.',
      default: 'DIR/shop.db, embedded SQLite',
    },
    {
      name: 'DATABASE_POOL_SIZE',
      means: 'How many connections to PostgreSQL the shop holds at most.',
      default: '10',
    },
    {
      name: 'DATABASE_POOLER',
      means:
        '`transaction` where a pooler such as PgBouncer stands between, which gives a connection for one transaction at a time: [scaling](scaling.md#a-pooler-between).',
    },
    {
      name: 'DATABASE_DIRECT_URL',
      means:
        'The database server itself, past the pooler: for migrations, and for restoring, moving and moving in, which need a connection for as long as they last.',
      default: 'DATABASE_URL',
    },
    {
      name: 'DATABASE_REPLICA_URLS',
      means:
        'Servers that follow it by streaming replication, with commas between them: lists are read there as far as they are up to date. [Scaling](scaling.md#read-replicas).',
    },
    {
      name: 'REDIS_URL',
      means:
        'Rate limits shared by several instances, and what imports remember of fetched pictures; without it in `DIR/cache`, which may be emptied at any time.',
    },
    {
      name: 'S3_BUCKET',
      means:
        'Files in a bucket: public ones under `public/`, which anyone must be allowed to read, protected ones under `private/`. Its client is not in every shop: `npm install @aws-sdk/client-s3 @aws-sdk/s3-request-presigner`.',
      default: 'DIR/uploads',
    },
    { name: 'S3_REGION', means: 'The region of the bucket.' },
    { name: 'S3_ENDPOINT', means: 'The address of a store that speaks S3 and is not that of AWS.' },
    { name: 'S3_ACCESS_KEY_ID', means: 'The key to the bucket.' },
    { name: 'S3_SECRET_ACCESS_KEY', means: 'The secret of that key.' },
    { name: 'S3_PRIVATE_BUCKET', means: 'Another bucket for protected files.', default: 'the same' },
    { name: 'S3_URL', means: 'The address of a CDN before the public files.' },
    {
      name: 'CARTWRIGHT_KEEP_JOBS_DAYS',
      means: 'How long files and row reports of finished imports and exports are kept.',
      default: '90',
    },
  ],
  Secrets: [
    {
      name: 'JWT_SECRET',
      means: 'What access tokens are signed with.',
      default:
        'made at the first run, in `DIR/secrets.json` (mode 0600), where `cartwright secrets rotate` changes it',
    },
    {
      name: 'TOKEN_SECRET',
      means: 'What links and letters are signed and secrets sealed with.',
      default: 'likewise',
    },
    { name: 'JWT_SECRET_BEFORE', means: 'The one before, while what it signed shall count.' },
    { name: 'TOKEN_SECRET_BEFORE', means: 'The same for `TOKEN_SECRET`.' },
  ],
  'Payments and mails': [
    {
      name: 'STRIPE_API_KEY',
      means:
        'Payment by Stripe. Then choose the provider `stripe` in the regions. Without a configuration file this is enough. Its library is not in every shop: `npm install stripe`.',
    },
    {
      name: 'STRIPE_WEBHOOK_SECRET',
      means:
        'The secret of the webhook that Stripe posts to `/stripe/hooks`: all events of `payment_intent` and `refund`, and `charge.refunded`.',
    },
    {
      name: 'STRIPE_PUBLISHABLE_KEY',
      means:
        'The key that pages may know (`pk_…`): with it the storefront shows Stripe’s fields, saved cards and the buttons of wallets; without it Stripe is offered only by a storefront of your own.',
    },
    {
      name: 'SMTP_URL',
      means:
        'The mail server: `smtps://user:password@mail.example.com:465`. Counts together with `MAIL_FROM`.',
      default: 'staff set it up in the back office; until then mails are kept to be read there',
    },
    { name: 'MAIL_FROM', means: 'The sender of mails.' },
    {
      name: 'CARTWRIGHT_CHROMIUM',
      means:
        'The path of a Chromium or Chrome with which the server makes PDF files of invoices and slips; without it the browser of whoever prints does.',
    },
  ],
  'The storefront and trying out': [
    {
      name: 'CARTWRIGHT_PUBLISHABLE_KEY',
      means:
        'The publishable key by which the storefront asks: it sees what the sales channels of the key offer.',
    },
    {
      name: 'CARTWRIGHT_LOCAL_WEBHOOKS',
      means: '`true` lets webhooks lead to this machine and its network, over http too.',
    },
    {
      name: 'CARTWRIGHT_FF_…',
      means:
        'Switches a part off: `CARTWRIGHT_FF_PRODUCT_CATEGORIES=false`. Flags are `analytics`, `order_editing`, `publishable_api_keys`, `sales_channels`, `product_categories` and `tax_inclusive_pricing`.',
      default: 'true',
    },
  ],
  'The command': [
    { name: 'CARTWRIGHT_URL', means: 'A shop elsewhere that commands are for.' },
    { name: 'CARTWRIGHT_TOKEN', means: 'The token by which they act there.' },
    {
      name: 'CARTWRIGHT_FROM_TOKEN',
      means: 'The token by which `cartwright migrate medusa-v1 --from-api` reads the v1 shop.',
    },
    { name: 'CARTWRIGHT_PROFILE', means: 'The profile of `cartwright login` that they are for.' },
    {
      name: 'CARTWRIGHT_CONFIG_DIR',
      means: 'Where profiles are kept.',
      default: '~/.config/cartwright, or what the system says',
    },
    {
      name: 'CARTWRIGHT_CACHE_DIR',
      means: 'Where completion keeps the ids it has seen.',
      default: 'the temporary folder',
    },
    { name: 'CI', means: 'Anything: nothing is asked.' },
    { name: 'NO_COLOR', means: 'Anything: no colours.' },
    { name: 'DEBUG', means: 'Anything: as `--verbose`.' },
  ],
}
