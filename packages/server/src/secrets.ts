import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Secrets {
  /** Signs the tokens of staff and customers. */
  jwt: string
  /** Signs links: protected files, invites. */
  link: string
  /** Those before, the latest first. */
  retired?: readonly RetiredSecrets[]
}

/** Secrets that sign nothing any more. */
interface RetiredSecrets {
  jwt?: string
  link?: string
  /** Until when what they signed counts. Null: it counts no more, and they only open what is sealed, once, to seal it anew. */
  until: string | null
}

type SecretKind = 'jwt' | 'link'

const wellKnown = new Set(['supersecret', 'secret', 'changeme', 'password', 'jwt_secret', 'cookie_secret'])
const variables: Readonly<Record<SecretKind, string>> = { jwt: 'JWT_SECRET', link: 'TOKEN_SECRET' }
/** What the environment says of secrets before has no end but that it is taken out again. */
const asLongAsNamed = '9999-12-31T23:59:59.999Z'

const fileIn = (folder: string) => join(folder, 'secrets.json')
const newSecret = () => randomBytes(32).toString('base64url')

/**
 * The shop's secrets: from `JWT_SECRET` and `TOKEN_SECRET`, else from `secrets.json` in the data folder, which the
 * first run fills with 256 random bits each and mode 0600. `JWT_SECRET_BEFORE` and `TOKEN_SECRET_BEFORE` are those that
 * signed until now, while what they signed shall count.
 * @throws in production when a secret is short or a well-known word
 */
export function loadSecrets(folder: string, env: NodeJS.ProcessEnv = process.env): Secrets {
  const stored = storedIn(folder)
  const complete = { ...stored, jwt: stored.jwt ?? newSecret(), link: stored.link ?? newSecret() }
  if (complete.jwt !== stored.jwt || complete.link !== stored.link) writeSecrets(folder, complete)
  const secrets = { jwt: env.JWT_SECRET ?? complete.jwt, link: env.TOKEN_SECRET ?? complete.link }
  for (const [name, value] of Object.entries(secrets)) {
    if (value.length >= 32 && !wellKnown.has(value.toLowerCase())) continue
    const problem = `The secret for ${name} is too short or well known: give it at least 32 random characters, or leave it out`
    if (env.NODE_ENV === 'production') throw new Error(problem)
    process.emitWarning(problem)
  }
  const { JWT_SECRET_BEFORE: jwt, TOKEN_SECRET_BEFORE: link } = env
  const named =
    jwt || link ? [{ ...(jwt ? { jwt } : {}), ...(link ? { link } : {}), until: asLongAsNamed }] : []
  const retired = [...named, ...(stored.retired ?? [])]
  return { ...secrets, ...(retired.length > 0 ? { retired } : {}) }
}

const storedIn = (folder: string): Partial<Secrets> =>
  existsSync(fileIn(folder)) ? (JSON.parse(readFileSync(fileIn(folder), 'utf8')) as Partial<Secrets>) : {}

/** In one step: a file that is half written would sign everybody out. */
function writeSecrets(folder: string, secrets: Secrets): void {
  mkdirSync(folder, { recursive: true })
  const temporary = `${fileIn(folder)}.part`
  try {
    writeFileSync(temporary, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600, flush: true })
    chmodSync(temporary, 0o600)
    renameSync(temporary, fileIn(folder))
  } catch (error) {
    rmSync(temporary, { force: true })
    throw error
  }
}

/** By what a signature may have been made: the secret of today, and those before while they count. */
export const signersOf = (secrets: Secrets, kind: SecretKind, at = Date.now()): string[] => [
  secrets[kind],
  ...(secrets.retired ?? [])
    .filter(({ until }) => until !== null && Date.parse(until) > at)
    .flatMap((retired) => retired[kind] ?? []),
]

/** What the first of several secrets makes of something. @throws as the last of them does, when none does */
export async function firstGood<T>(
  secrets: readonly string[],
  read: (secret: string) => Promise<T>,
): Promise<T> {
  let failure: unknown
  for (const secret of secrets)
    try {
      return await read(secret)
    } catch (error) {
      failure = error
    }
  throw failure
}

/** The variable of the environment that says a secret of this shop, if one does: it is not kept in a file then. */
export const fixedSecret = (env: NodeJS.ProcessEnv = process.env): string | undefined =>
  Object.values(variables).find((name) => env[name])

/**
 * Puts new secrets in the place of those in the data folder. What the old ones signed counts until a time, or with null no
 * more; what they sealed is sealed anew when the shop is started next. A shop that runs goes on with the old ones until then.
 * @throws when the data folder has no secrets
 */
export function rotateSecrets(folder: string, until: Date | null): void {
  const { jwt, link, retired = [] } = storedIn(folder)
  if (!jwt || !link)
    throw new Error(`There are no secrets in ${folder}: they are made when the shop is opened first`)
  const before = until === null ? retired.map((one) => ({ ...one, until: null })) : retired
  writeSecrets(folder, {
    jwt: newSecret(),
    link: newSecret(),
    retired: [{ jwt, link, until: until?.toISOString() ?? null }, ...before],
  })
}

/** Forgets secrets that count for nothing more, once all that they had sealed was sealed anew. */
export function forgetLeaked(folder: string): void {
  const { jwt, link, retired = [] } = storedIn(folder)
  const kept = retired.filter(({ until }) => until !== null)
  if (jwt && link && kept.length < retired.length)
    writeSecrets(folder, { jwt, link, ...(kept.length > 0 ? { retired: kept } : {}) })
}
