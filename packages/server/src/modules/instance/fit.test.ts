import { expect, it } from 'vitest'
import { fitOf, type Surroundings } from './fit'
import type { Instance } from './queries'

const at = '2030-05-01T12:00:00.000Z'
const hoursAgo = (hours: number) => new Date(Date.parse(at) - hours * 3_600_000).toISOString()

let made = 0
const instance = (more: Partial<Instance> = {}): Instance => {
  made += 1
  return {
    id: `inst_${made}`,
    host: 'a',
    pid: 1,
    worker: null,
    version: '1.4.0',
    migration: '0020_more',
    started_at: hoursAgo(5),
    seen_at: at,
    clock_ahead: 3,
    pool_size: 10,
    secrets: 'f00d beef',
    redis: 'cache:6379',
    files: 's3: shop at eu-central-1',
    ...more,
  }
}
const around: Surroundings = { at, migrations: ['0001_begin', '0020_more'], connections: 97 }
const workers = [1, 2].map((worker) => instance({ worker, redis: null, files: 'disk: /data/uploads' }))
const b = { host: 'b', pid: 7 }

const situations: readonly [string, Instance[], Partial<Surroundings>, string[]][] = [
  ['a shop that is closed', [], {}, []],
  ['one process', [instance({ redis: null, files: 'disk: /data/uploads' })], {}, []],
  ['two workers on one port', workers, {}, []],
  ['two machines that fit', [instance(), instance(b)], {}, []],
  [
    'a rollout of a quarter of an hour',
    [instance(), instance({ ...b, version: '1.5.0', started_at: hoursAgo(0.25) })],
    {},
    ['ok: 1.4.0 on a (1), 1.5.0 on b (7): a rollout'],
  ],
  [
    'a rollout that somebody forgot',
    [instance(), instance({ ...b, version: '1.10.0', started_at: hoursAgo(3) })],
    {},
    [
      'warning: 1.4.0 on a (1), 1.10.0 on b (7), for 3 h → finish the rollout: start those of 1.4.0 with 1.10.0',
    ],
  ],
  [
    'a release beside what led to it',
    [instance({ version: '2.0.0-next.3' }), instance({ ...b, version: '2.0.0', started_at: hoursAgo(2) })],
    {},
    [
      'warning: 2.0.0-next.3 on a (1), 2.0.0 on b (7), for 2 h → finish the rollout: start those of 2.0.0-next.3 with 2.0.0',
    ],
  ],
  [
    'tables that were changed under an instance',
    [instance(), instance({ ...b, migration: '0021_split_names' })],
    { migrations: ['0001_begin', '0020_more', '0021_split_names'] },
    [
      'error: a (1) does not know 0021_split_names, which changed what it works on → start them with the version that the database was brought to',
    ],
  ],
  [
    'tables that were only added to',
    [instance()],
    { migrations: ['0001_begin', '0020_more', '0021_expand_names'] },
    [],
  ],
  [
    'clocks three seconds apart',
    [instance({ clock_ahead: -1100 }), instance({ ...b, clock_ahead: 1900 })],
    {},
    ['warning: b (7) is 3.0 s ahead of a (1) → have a time server set them (chrony, systemd-timesyncd)'],
  ],
  [
    'clocks a minute apart',
    [instance({ clock_ahead: 61_000 }), instance(b)],
    {},
    [
      'error: a (1) is 61.0 s ahead of b (7): work that one has in hand looks abandoned to the other → have a time server set them (chrony, systemd-timesyncd)',
    ],
  ],
  ['a clock that was not measured', [instance({ clock_ahead: null }), instance(b)], {}, []],
  [
    'secrets of their own',
    [instance(), instance({ ...b, secrets: 'dead beef' })],
    {},
    [
      'error: differ: a (1) against b (7). Who signs in at one is a stranger to the other → give all of them the same JWT_SECRET and TOKEN_SECRET and start them anew; while secrets are turned over, *_BEFORE holds the old ones',
    ],
  ],
  [
    'limits counted by each, of three',
    [instance({ redis: null }), instance({ ...b, redis: null }), instance({ host: 'c', pid: 3 })],
    {},
    [
      'warning: a (1), b (7) count each for themselves, so limits are as many times as wide → give all of them the same REDIS_URL',
    ],
  ],
  [
    'limits counted at two places',
    [instance(), instance({ ...b, redis: 'other:6379' })],
    {},
    [
      'warning: are counted in different places: cache:6379 by a (1), other:6379 by b (7) → give all of them the same REDIS_URL',
    ],
  ],
  [
    'uploads on two disks',
    [instance({ files: 'disk: /data/uploads' }), instance({ ...b, files: 'disk: /data/uploads' })],
    {},
    [
      'warning: lie on a disk of each of 2 machines: a picture that one took in is missing at the others → keep them in a bucket: S3_BUCKET. A folder that all of them share over the network does as well',
    ],
  ],
  [
    'uploads in a bucket and on a disk',
    [instance(), instance({ ...b, files: 'disk: /data/uploads' })],
    {},
    [
      'error: lie in different places: s3: shop at eu-central-1 of a (1), disk: /data/uploads of b (7) → give all of them the same bucket: S3_BUCKET, S3_REGION and S3_ENDPOINT',
    ],
  ],
  [
    'pools that no rollout fits beside',
    [instance(), instance({ ...b, pool_size: 40 })],
    {},
    [
      'warning: 2 processes may take 50 connections, and the server has 97 for them: too few while a new version rolls out, which needs twice as many → lower DATABASE_POOL_SIZE, raise max_connections, or put a pooler between (DATABASE_POOLER=transaction)',
    ],
  ],
  [
    'pools larger than the server',
    [instance({ pool_size: 60 }), instance({ ...b, pool_size: 40 })],
    {},
    [
      'error: 2 processes may take 100 connections, and the server has 97 for them → lower DATABASE_POOL_SIZE, raise max_connections, or put a pooler between (DATABASE_POOLER=transaction)',
    ],
  ],
  ['pools of a pooler', [instance({ pool_size: null }), instance({ ...b, pool_size: null })], {}, []],
]

it.each(situations)(
  'of %s the doctor says what does not fit, and how to mend it',
  (_, instances, more, said) => {
    const checks = fitOf(instances, { ...around, ...more }).filter(({ id }) => id !== 'instances')
    expect(checks.map(({ status, detail, fix }) => `${status}: ${detail}${fix ? ` → ${fix}` : ''}`)).toEqual(
      said,
    )
  },
)

it.each([
  [[instance()], '1 process on 1 machine, version 1.4.0'],
  [workers, '2 processes on 1 machine, version 1.4.0'],
  [[instance(), instance(b)], '2 processes on 2 machines, version 1.4.0'],
])('what there is comes first', (instances, detail) => {
  expect(fitOf(instances, around)[0]).toMatchObject({ id: 'instances', status: 'ok', detail })
})
