import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../server/src/testing/databases'
import { hasTerminal, newHome } from './testing/run-cartwright'

const password = 'correct-horse-battery'
const email = 'ada@example.com'

type Line = [words: string, keys: readonly string[], input?: string]
/** One shop, from its first command to its last: what each prints with `--json`, by the keys a program may count on. */
const session: readonly Line[] = [
  ['db migrate --dry-run', ['applied', 'pending']],
  ['db migrate', ['applied', 'pending']],
  ['db status', ['applied', 'pending']],
  ['seed empty', ['is_filled', 'products', 'orders', 'customers', 'regions']],
  ['user create --email ada@example.com --password-stdin', ['id', 'email'], password],
  ['user list', ['id', 'email', 'role_id']],
  ['user invite --email max@example.com --role manager', ['email', 'invite_url']],
  ['user role ada@example.com owner', ['id', 'email', 'role']],
  ['whoami', ['shop', 'name', 'as', 'may']],
  ['token create --domain admin', ['id', 'token', 'email']],
  ['token list', ['id', 'hint', 'expires_at']],
  ['key create --title Web', ['id', 'title', 'revoked_at']],
  ['key list', ['id', 'title']],
  ['products create -d {"title":"Mug"}', ['id', 'title', 'handle', 'status']],
  ['products list', ['id', 'title']],
  ['products list --fields id,title', ['id', 'title']],
  ['api GET store', ['store']],
  ['api GET products --paginate', ['id', 'title']],
  ['export products -o products.csv', ['type', 'count', 'file']],
  ['import products.csv', ['job_id', 'status']],
  ['jobs list', ['id', 'type', 'status']],
  ['backup create -o backup.tar.gz', ['file', 'size', 'rows', 'files']],
  ['backup verify backup.tar.gz', ['created_at', 'database', 'rows', 'files', 'has_secrets']],
  ['backup list .', ['file', 'size', 'created_at', 'database', 'rows', 'products', 'orders']],
  ['backup restore backup.tar.gz --replace', ['created_at', 'rows', 'migrated']],
  ['doctor', ['id', 'status', 'detail']],
  ['openapi', ['openapi', 'paths', 'components']],
  ['profile add shop --url https://shop.example.com', ['name', 'url', 'current']],
  ['profile list', ['name', 'url', 'current']],
  ['profile rm shop --yes', ['name', 'url']],
  ['help', ['name', 'commands']],
  ['db reset --yes', ['database', 'is_empty']],
]

/** What goes wrong in a shop of this machine: how it ends and what a program is told. */
const failures: readonly [words: string, exit: number, code: string][] = [
  ['products get nope', 4, 'not_found'],
  ['products create -d {', 2, 'usage'],
  ['products create -d {"title":7}', 5, 'invalid_data'],
  ['products create -d @nowhere.json', 4, 'not_found'],
  ['products list --token ct_wrong', 3, 'unauthorized'],
  ['products list --limit 0', 2, 'usage'],
  ['products list --output xml', 2, 'usage'],
  ['jobs get nope', 4, 'not_found'],
  ['jobs list --limit x', 2, 'usage'],
  ['token revoke nope --yes', 4, 'not_found'],
  ['key revoke nope', 2, 'usage'],
  ['key create --title Web --channel nope', 4, 'not_found'],
  ['user create --email ada@example.com', 2, 'usage'],
  ['user role nobody@example.com owner', 4, 'not_found'],
  ['backup restore nowhere.tar.gz', 4, 'not_found'],
  ['backup verify profile-of-nobody', 4, 'not_found'],
  ['db move --to mysql://x', 2, 'usage'],
  ['db move --to postgres://postgres@127.0.0.1:1/shop', 7, '08001'],
  ['db move', 2, 'usage'],
  ['db reset', 2, 'usage'],
  ['seed stress --products x', 2, 'usage'],
  ['seed stress --until yesterday', 2, 'usage'],
  ['export customers-of-mine', 2, 'usage'],
  ['start --port x', 2, 'usage'],
  ['import', 2, 'usage'],
]

describe.each(['sqlite', 'postgres'] as const)(
  'a shop of this machine on %s, driven by programs',
  (dialect) => {
    const isThere = dialect === 'sqlite' || Boolean(inject('templates').postgres)
    const home = newHome()
    let database: TestDatabase
    let env: Record<string, string> = {}
    const place = ['--data', 'data']
    const local = (words: string) =>
      /^(openapi|profile|help|backup (verify|list))/.test(words)
        ? words.split(' ')
        : [...words.split(' '), ...place]

    beforeAll(async () => {
      if (!isThere) return
      database = await freshDatabase(dialect, inject('templates'))
      if ('url' in database.config) env = { DATABASE_URL: database.config.url }
    })
    afterAll(() => database?.drop())

    it.skipIf(!isThere)('prints one document and no talk', async () => {
      for (const [words, keys, input] of session) {
        const { code, out, said } = await home.run([...local(words), '--json', '--quiet'], {
          env,
          ...(input ? { input } : {}),
        })
        expect([words, code, said]).toEqual([words, 0, ''])
        // The description of the API is written to be read by people too.
        if (words !== 'openapi') expect(out.trimEnd()).not.toContain('\n')
        const printed = JSON.parse(out)
        const [one] = Array.isArray(printed) ? printed : [printed]
        expect([words, Object.keys(one ?? {})]).toEqual([words, expect.arrayContaining([...keys])])
      }
    })

    it.skipIf(!isThere)('says what failed in one line, and nothing on standard output', async () => {
      await home.run(['seed', 'empty', ...place], { env })
      const told = new Set<number>()
      // What is wrong with the words alone is so on any database.
      const here = failures.filter(([, exit]) => dialect === 'sqlite' || exit !== 2)
      for (const [words, exit, kind] of here) {
        const { code, out, said } = await home.run([...local(words), '--json', '--quiet'], { env })
        const { error } = JSON.parse(said.trim())
        expect([words, code, out, error.code, error.exit]).toEqual([words, exit, '', kind, exit])
        expect(Object.keys(error).slice(0, 5)).toEqual(['code', 'message', 'hint', 'request_id', 'exit'])
        // For people it is the same sentence; once for each way to end is enough.
        if (told.has(exit)) continue
        told.add(exit)
        const plain = await home.run(local(words), { env })
        expect([words, plain.code, plain.out]).toEqual([words, exit, ''])
        expect(plain.said).toContain(`✗ ${error.message}`)
      }
    })
  },
)

describe.skipIf(!hasTerminal)('at a terminal', () => {
  const home = newHome()
  /** Types an answer whenever its question is shown. */
  const typing = (answers: readonly [question: string, keys: string][]) => {
    let next = 0
    return {
      onSaid: (said: string, child: { stdin?: { write(text: string): void } | null }) => {
        const [question, keys] = answers[next] ?? []
        if (!question || keys === undefined || !said.includes(question)) return
        next += 1
        child.stdin?.write(keys)
      },
    }
  }

  it('asks for what is missing, and shows no password', async () => {
    await home.run(['seed', 'empty', '--data', 'data'])
    const made = await home.runAtTerminal(
      ['user', 'create', '--email', email, '--data', 'data'],
      typing([['Password', `${password}\r`]]),
    )
    expect(made).toMatchObject({ code: 0, out: expect.stringContaining(`${email} is staff now`) })
    expect(made.out).not.toContain(password)
    const shown = await home.runAtTerminal(
      ['token', 'create', '--domain', 'admin', '--data', 'data'],
      typing([['Print it in this terminal?', 'y\r']]),
    )
    expect(shown).toMatchObject({ code: 0, out: expect.stringMatching(/ct_[\w-]{20,}/) })
    const kept = await home.runAtTerminal(
      ['token', 'create', '--domain', 'admin', '--data', 'data'],
      typing([['Print it in this terminal?', 'n\r']]),
    )
    expect(kept.code).toBe(8)
    expect(kept.out).not.toMatch(/ct_[\w-]{20,}/)
    const left = await home.runAtTerminal(['login'], typing([['Address of the shop', '\u0003']]))
    expect(left.code).toBe(130)
  })

  it.each<[what: string, words: string[], env: Record<string, string>]>([
    ['CI', [], { CI: 'true' }],
    ['--no-input', ['--no-input'], {}],
  ])('asks nothing with %s', async (_, words, env) => {
    const ended = await home.runAtTerminal(['login', ...words], { env })
    expect(ended).toMatchObject({ code: 2, out: expect.stringContaining('nobody here to ask') })
  })

  it('has colours, but where they are not wanted', async () => {
    const red = '\u001b[31m'
    const wrong = ['products', 'list', '--limit', '0', '--data', 'data']
    expect((await home.runAtTerminal(wrong)).out).toContain(red)
    expect((await home.runAtTerminal([...wrong, '--no-color'])).out).not.toContain('\u001b')
    expect((await home.runAtTerminal(wrong, { env: { NO_COLOR: '1' } })).out).not.toContain('\u001b')
    expect((await home.run(wrong)).said).not.toContain('\u001b')
  })
})
