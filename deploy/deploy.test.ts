import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { globSync } from 'tinyglobby'
import { describe, expect, it } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'

const here = import.meta.dirname
const root = join(here, '..')
const read = (file: string) => readFileSync(join(here, file), 'utf8')

const sources = globSync(['packages/{server,cli}/src/**/*.ts', 'examples/storefront/app/**/*.ts'], {
  cwd: root,
  ignore: ['**/*.test.ts', '**/testing/**'],
})
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .join('\n')
/** Read by the shop, by whatever way it reads its environment; `NODE_ENV` is Node's. */
const isRead = (name: string) => new RegExp(`\\b${name}\\b`).test(sources)
/** Calls that the server answers without a storefront. */
const probes = [...sources.matchAll(/app\.get\('(\/\w+)'/g)].map(([, path]) => path)

/** A document of YAML, as far as these tests look into it. */
// biome-ignore lint/suspicious/noExplicitAny: what is there is what is tested
type Document = any

describe('the image', () => {
  const text = read('Dockerfile').replace(/\\\n\s*/g, '')
  const last = text.slice(text.lastIndexOf('\nFROM '))

  it('runs as a user without rights, on the port that it opens, and writes to its data alone', () => {
    expect(last).toMatch(/^USER node$/m)
    expect(last).not.toMatch(/chown (?!node:node \/data$)/m)
    const env = Object.fromEntries(
      [...last.matchAll(/^ENV (.*)$/gm)].flatMap(([, line = '']) =>
        line.split(' ').map((pair) => pair.split('=')),
      ),
    )
    for (const name of Object.keys(env)) expect([name, isRead(name)]).toEqual([name, true])
    expect(env).toMatchObject({ NODE_ENV: 'production', HOST: '0.0.0.0', CARTWRIGHT_DATA: '/data' })
    expect(last).toContain(`EXPOSE ${env.PORT}`)
    expect(last).toContain(`VOLUME ${env.CARTWRIGHT_DATA}`)
    const [, probe] = /HEALTHCHECK .*'(\/\w+)'\)/.exec(last) ?? []
    expect(probes).toContain(probe)
    expect(last).toContain(`'${probe}'`)
  })

  it('holds no compiler, and starts what a package brings', () => {
    const [build, run] = [...text.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image)
    expect(run).toBe(`${build}-slim`)
    const [, start = ''] = /^CMD (.*)$/m.exec(last) ?? []
    expect(JSON.parse(start)).toEqual(['node', 'node_modules/@cartwright/cli/bin/cartwright.js', 'start'])
  })

  it('packs each package of ours that the command needs', () => {
    const packed = [...text.matchAll(/-w (\S+)/g)].map(([, name]) => name)
    const manifests = globSync(['packages/*/package.json', 'examples/storefront/package.json'], {
      cwd: root,
    }).map((file) => JSON.parse(readFileSync(join(root, file), 'utf8')))
    const ours = new Map(manifests.map((manifest) => [manifest.name, manifest]))
    const needed = new Set(['@cartwright/cli'])
    for (const name of needed)
      for (const next of Object.keys({
        ...ours.get(name).dependencies,
        ...ours.get(name).optionalDependencies,
      }))
        if (ours.has(next)) needed.add(next)
    expect(packed.sort()).toEqual([...needed].sort())
  })
})

describe('compose', () => {
  const { services, volumes }: Document = parse(read('compose.yaml'), { merge: true })
  const shop = services.shop

  it('names only what the shop reads, and has no secret in it', () => {
    for (const [name, value] of Object.entries<string>(shop.environment)) {
      expect([name, isRead(name)]).toEqual([name, true])
      if (/SECRET|TOKEN|PASSWORD|ACCESS_KEY/.test(name)) expect(value).toMatch(/^\$\{\w+:\?/)
    }
    expect(Object.keys(shop.environment)).toEqual(
      expect.arrayContaining(['DATABASE_URL', 'REDIS_URL', 'S3_BUCKET', 'JWT_SECRET', 'TOKEN_SECRET']),
    )
    expect(shop.environment.DATABASE_URL).toMatch(/^postgres:\/\/shop:\$\{POSTGRES_PASSWORD/)
  })

  it('waits for what is well, and says when each is', () => {
    for (const [name, service] of Object.entries<Document>(services)) {
      if (name === 'bucket') expect(service.healthcheck).toEqual({ disable: true })
      else expect([name, service.healthcheck.test.length > 1]).toEqual([name, true])
      for (const volume of service.volumes ?? []) expect(volumes).toHaveProperty([volume.split(':')[0]])
    }
    expect(Object.keys(shop.depends_on).sort()).toEqual(['bucket', 'postgres', 'redis'])
    const [, probe] = /9000(\/\w+)'/.exec(shop.healthcheck.test.join(' ')) ?? []
    expect(probes).toContain(probe)
  })

  it('gives the shop nothing but its data to write to, and opens it to this machine alone', () => {
    expect(shop).toMatchObject({
      read_only: true,
      tmpfs: ['/tmp'],
      cap_drop: ['ALL'],
      volumes: ['shop:/data'],
    })
    for (const service of Object.values<Document>(services))
      for (const port of service.ports ?? []) expect(port).toMatch(/^127\.0\.0\.1:(\d+):\1$/)
  })

  it('lets the shop finish what is open', () =>
    expect(Number.parseInt(shop.stop_grace_period, 10)).toBeGreaterThan(30))
})

describe('Kubernetes', () => {
  const { resources }: Document = parse(read('kubernetes/kustomization.yaml'))
  const documents: Document[] = resources.flatMap((file: string) =>
    parseAllDocuments(read(`kubernetes/${file}`)).map((document) => document.toJS()),
  )
  const of = (kind: string) => documents.find((document) => document.kind === kind)
  const { spec: pod } = of('Deployment').spec.template
  const [shop] = pod.containers

  it('lists each file that is there', () =>
    expect(
      readdirSync(join(here, 'kubernetes'))
        .filter((name) => name.endsWith('.yaml'))
        .sort(),
    ).toEqual(['kustomization.yaml', ...resources].sort()))

  it('asks the shop how it is where it answers', () => {
    const port = shop.ports.find(({ name }: Document) => name === 'http').containerPort
    expect(shop.env).toContainEqual({ name: 'PORT', value: String(port) })
    for (const [kind, path] of Object.entries({
      startupProbe: '/health',
      livenessProbe: '/health',
      readinessProbe: '/ready',
    })) {
      expect(shop[kind].httpGet).toEqual({ path, port: 'http' })
      expect(probes).toContain(path)
    }
    expect(of('Service').spec.ports).toMatchObject([{ targetPort: 'http' }])
  })

  it('reaches the same pods by service, deployment and disruption budget', () => {
    const labels = of('Deployment').spec.template.metadata.labels
    expect(of('Deployment').spec.selector.matchLabels).toEqual(labels)
    expect(of('Service').spec.selector).toEqual(labels)
    expect(of('PodDisruptionBudget').spec.selector.matchLabels).toEqual(labels)
    expect(of('PodDisruptionBudget').spec.minAvailable).toBeLessThan(of('Deployment').spec.replicas)
  })

  it('names only what the shop reads', () => {
    const secret = [...read('kubernetes/secret.example.env').matchAll(/^([A-Z]\w*)=/gm)].map(
      ([, name]) => name,
    )
    const names = [
      ...Object.keys(of('ConfigMap').data),
      ...secret,
      ...shop.env.map(({ name }: Document) => name),
    ]
    expect(names).toEqual(expect.arrayContaining(['DATABASE_URL', 'JWT_SECRET', 'TOKEN_SECRET']))
    for (const name of names) expect([name, isRead(name as string)]).toEqual([name, true])
  })

  it('runs without rights, on a root file system that is not written to', () => {
    expect(pod.securityContext).toMatchObject({
      runAsNonRoot: true,
      seccompProfile: { type: 'RuntimeDefault' },
    })
    expect(shop.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    })
    expect(shop.volumeMounts.map(({ mountPath }: Document) => mountPath)).toEqual(['/data', '/tmp'])
  })

  it('drains: nobody is sent here any more before the shop stops, and open requests are finished', () => {
    const [, seconds] = shop.lifecycle.preStop.exec.command
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(Number(seconds) + 25)
  })
})

describe('systemd', () => {
  const unit = read('systemd/cartwright.service')
  const value = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1]

  it('names only what the shop reads', () => {
    const names =
      value('Environment')
        ?.split(' ')
        .map((pair) => pair.split('=')[0] ?? '') ?? []
    expect(names.length).toBeGreaterThan(2)
    for (const name of names) expect([name, isRead(name)]).toEqual([name, true])
  })

  it('keeps its data where it may write, and lets the shop finish what is open', () => {
    expect(unit).toContain(`CARTWRIGHT_DATA=/var/lib/${value('StateDirectory')}`)
    expect(value('ProtectSystem')).toBe('strict')
    expect(Number(value('TimeoutStopSec'))).toBeGreaterThan(30)
  })

  it('shares its data with Litestream, which has its user and copies its database', () => {
    const copies = read('systemd/cartwright-litestream.service')
    for (const name of ['User', 'StateDirectory', 'DynamicUser'])
      expect(copies).toContain(`\n${name}=${value(name)}\n`)
    const { dbs }: Document = parse(read('litestream/litestream.yml'))
    expect(dbs[0].path).toMatch(/^\$\{CARTWRIGHT_DATA\}\/shop\.db$/)
    expect(copies).toContain(`CARTWRIGHT_DATA=/var/lib/${value('StateDirectory')}`)
  })
})

it('the bucket is made where it is missing, with files under public/ for everybody', async () => {
  const asked: { method: string | undefined; path: string | undefined; body: string }[] = []
  const store = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    asked.push({ method: request.method, path: request.url, body })
    response.writeHead(request.method === 'HEAD' ? 404 : 200).end()
  })
  await new Promise<void>((resolve) => store.listen(0, '127.0.0.1', resolve))
  const { execFile } = await import('node:child_process')
  const env = {
    PATH: process.env.PATH,
    S3_BUCKET: 'shop',
    S3_ENDPOINT: `http://127.0.0.1:${(store.address() as AddressInfo).port}`,
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
  }
  const said = await new Promise<string>((resolve, reject) =>
    execFile(process.execPath, [join(here, 'prepare-bucket.mjs')], { env }, (error, _, stderr) =>
      error ? reject(error) : resolve(stderr),
    ),
  )
  store.close()
  expect(said).toContain('shop was made; anyone may read public/\n')
  expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'HEAD /shop/',
    'PUT /shop/',
    'PUT /shop/?policy=',
  ])
  expect(JSON.parse(asked[2]?.body ?? '').Statement).toEqual([
    expect.objectContaining({
      Principal: '*',
      Action: 's3:GetObject',
      Resource: 'arn:aws:s3:::shop/public/*',
    }),
  ])
  expect(() =>
    execFileSync(process.execPath, [join(here, 'prepare-bucket.mjs')], { env: {}, stdio: 'pipe' }),
  ).toThrow('S3_BUCKET is not set')
})
