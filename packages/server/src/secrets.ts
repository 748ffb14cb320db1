import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Secrets {
  /** Signs the tokens of staff and customers. */
  jwt: string
  /** Signs links: protected files, invites. */
  link: string
}

const wellKnown = new Set(['supersecret', 'secret', 'changeme', 'password', 'jwt_secret', 'cookie_secret'])

/**
 * The shop's secrets: from `JWT_SECRET` and `TOKEN_SECRET`, else from `secrets.json` in the data folder, which the
 * first run fills with 256 random bits each and mode 0600.
 * @throws in production when a secret is short or a well-known word
 */
export function loadSecrets(folder: string, env: NodeJS.ProcessEnv = process.env): Secrets {
  const file = join(folder, 'secrets.json')
  let stored: Partial<Secrets> = {}
  if (existsSync(file)) stored = JSON.parse(readFileSync(file, 'utf8')) as Partial<Secrets>
  const complete: Secrets = {
    jwt: stored.jwt ?? randomBytes(32).toString('base64url'),
    link: stored.link ?? randomBytes(32).toString('base64url'),
  }
  if (complete.jwt !== stored.jwt || complete.link !== stored.link) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(file, `${JSON.stringify(complete, null, 2)}\n`, { mode: 0o600 })
    chmodSync(file, 0o600)
  }
  const secrets = { jwt: env.JWT_SECRET ?? complete.jwt, link: env.TOKEN_SECRET ?? complete.link }
  for (const [name, value] of Object.entries(secrets)) {
    if (value.length >= 32 && !wellKnown.has(value.toLowerCase())) continue
    const problem = `The secret for ${name} is too short or well known: give it at least 32 random characters, or leave it out`
    if (env.NODE_ENV === 'production') throw new Error(problem)
    process.emitWarning(problem)
  }
  return secrets
}
