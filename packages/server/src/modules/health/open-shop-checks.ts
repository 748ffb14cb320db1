import type { HealthCheck } from '@cartwright/contract'
import type { Shop } from '../../shop'
import { instanceChecks } from '../instance/instance-checks'
import { readMailServer } from '../notification/mail-server'
import { examine } from './examine'
import { countFailedJobs, countWaitingEvents } from './queries'
import { shopChecks } from './shop-checks'

/** How long what was found is told again: reading the whole audit log costs. */
const kept = 60_000
const looks = new WeakMap<Shop, { at: number; checks: Promise<HealthCheck[]> }>()

/** What `cartwright doctor` says, and what only an open shop knows: mails, and work that does not get done. */
export function healthOf(shop: Shop): Promise<HealthCheck[]> {
  const last = looks.get(shop)
  if (last && Date.now() - last.at < kept) return last.checks
  const checks = look(shop)
  looks.set(shop, { at: Date.now(), checks })
  checks.catch(() => looks.delete(shop))
  return checks
}

async function look(shop: Shop): Promise<HealthCheck[]> {
  const { data, database } = shop.place
  return [
    ...(await examine({ data, database, baseUrl: shop.baseUrl })),
    ...(await shopChecks(shop)),
    ...(await instanceChecks(shop)),
    await mails(shop),
    await waitingEvents(shop),
    await failedJobs(shop),
  ]
}

async function mails(shop: Shop): Promise<HealthCheck> {
  const { sends, mail_server } = await readMailServer(shop)
  const base = { id: 'mails', title: 'Mails' }
  return sends
    ? {
        ...base,
        status: 'ok',
        detail: mail_server ? `leave by ${mail_server.host}` : 'leave the shop',
        fix: null,
      }
    : {
        ...base,
        status: 'warning',
        detail: 'are kept and reach nobody',
        fix: 'set up a mail server in the settings, or by SMTP_URL and MAIL_FROM',
      }
}

/** Events are delivered within seconds: older ones say that a subscriber fails. */
async function waitingEvents({ db }: Shop): Promise<HealthCheck> {
  const waiting = await countWaitingEvents(db, new Date(Date.now() - 600_000).toISOString())
  const base = { id: 'events', title: 'Events' }
  return waiting === 0
    ? { ...base, status: 'ok', detail: 'are delivered', fix: null }
    : {
        ...base,
        status: 'warning',
        detail: `${waiting} wait for more than ten minutes`,
        fix: 'look into the log for what their subscribers say',
      }
}

async function failedJobs({ db }: Shop): Promise<HealthCheck> {
  const failed = await countFailedJobs(db, new Date(Date.now() - 86_400_000).toISOString())
  const base = { id: 'jobs', title: 'Imports and exports' }
  return failed === 0
    ? { ...base, status: 'ok', detail: 'none failed in the last day', fix: null }
    : {
        ...base,
        status: 'warning',
        detail: `${failed} failed in the last day`,
        fix: 'open the jobs in the settings: each says why',
      }
}
