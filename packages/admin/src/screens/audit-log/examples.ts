import type { AuditEntry } from '@cartwright/contract'
import type { FakeRoutes } from '@cartwright/sdk/testing'
import { staff } from '../../testing/examples'

export const entry: AuditEntry = {
  id: 'aud_2',
  position: 2,
  created_at: '2026-11-20T08:00:00.000Z',
  actor_type: 'user',
  actor_id: staff.id,
  actor_name: 'Grace Hopper',
  address: '192.0.2.7',
  action: 'POST /admin/products/:id',
  entity: 'product',
  entity_id: 'prod_jug',
  request_id: 'req_1',
  before: { title: 'Jug', discountable: true, secret_note: '[hidden]' },
  after: { title: 'Tall jug', discountable: false, secret_note: '[hidden]' },
  changes: [
    {
      entity: 'money_amount',
      entity_id: 'ma_1',
      before: null,
      after: { amount: 8400, currency_code: 'eur', min_quantity: null },
    },
  ],
  is_whole: false,
  prev_hash: 'aa',
  hash: 'bb22',
}
export const nightly: AuditEntry = {
  ...entry,
  id: 'aud_1',
  position: 1,
  actor_type: 'cli',
  actor_id: null,
  actor_name: null,
  action: 'user add',
  entity: 'tax_rate',
  entity_id: 'tr_1',
  before: { name: 'Old' },
  after: null,
  changes: null,
  is_whole: true,
}
export const auditAnswers: FakeRoutes = {
  'GET /admin/audit-log': { audit_log: [entry, nightly], count: 2, offset: 0, limit: 20 },
}
