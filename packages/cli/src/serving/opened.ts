import { data, paint, say } from '../shell'

/** What there is to be told of a shop that is open. */
export interface Opened {
  url: string
  baseUrl: string
  hasStorefront: boolean
  hasAdmin: boolean
  hasGuide: boolean
}

/** What only who started it knows of it. */
export interface Started {
  /** While nobody is staff: by which the first comes in. */
  setupSecret?: string
  /** Of a demo that had no staff yet. */
  login?: { email: string; password: string }
  /** How many processes serve it, where there are several. */
  workers?: number
}

const setupUrl = (baseUrl: string, secret: string) => `${baseUrl}/app/setup?secret=${secret}`

/** For whoever started the shop as a program: one line of JSON. */
export function tellProgram(
  { url, baseUrl, hasStorefront, hasAdmin }: Opened,
  { setupSecret, login, workers }: Started,
): void {
  data(
    JSON.stringify({
      url,
      storefront: hasStorefront ? `${url}/` : null,
      admin: hasAdmin ? `${url}/app` : null,
      setup: setupSecret && hasAdmin ? setupUrl(baseUrl, setupSecret) : null,
      ...(workers ? { workers } : {}),
      ...(login ? { login } : {}),
    }),
  )
}

/** For people, with how many ms it took. */
export function tell(
  { url, baseUrl, hasStorefront, hasAdmin, hasGuide }: Opened,
  { setupSecret, login, workers }: Started,
  ready: number,
): void {
  say('')
  say(`  ${paint.bold('Cartwright')} is open ${paint.dim(`(${Math.round(ready)} ms)`)}`)
  say('')
  if (hasStorefront) say(`  Storefront   ${paint.cyan(url)}/`)
  if (hasAdmin) say(`  Admin        ${paint.cyan(`${url}/app`)}`)
  say(`  API          ${url}/store  ${url}/admin`)
  say(`  Reference    ${url}/docs`)
  if (hasGuide) say(`  Guide        ${url}/docs/guide/`)
  if (workers) say(`  Workers      ${workers}`)
  if (setupSecret) {
    say('')
    if (hasAdmin) {
      say(`  Set up       ${paint.cyan(setupUrl(baseUrl, setupSecret))}`)
      say(
        paint.dim(
          '               makes the first admin; good until then, and until the shop is started again',
        ),
      )
    } else
      say(
        paint.dim(
          '  Nobody is staff yet: cartwright user create --email you@example.com makes the first admin',
        ),
      )
  }
  if (login) {
    say('')
    say(`  Staff login  ${login.email}  ${paint.bold(login.password)}`)
    say(
      paint.dim(
        '               made for this shop and shown this once; change it under your name in the admin',
      ),
    )
  }
  say('')
}
