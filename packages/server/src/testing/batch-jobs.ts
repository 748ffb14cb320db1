import { parse } from 'csv-parse/sync'
import { enqueueJob, stopJobs, workOnJob } from '../modules/batch-job/work-on-job'
import type { Shop } from '../shop'
import type { TestShop } from './test-shop'

export const createJob = async (t: TestShop, type: string, context: object, dry_run = false) => {
  const body = { type, context: context as Record<string, unknown>, dry_run }
  return (await t.call('POST /admin/batch-jobs', { body, headers: t.staff })).batch_job
}

export const readJob = async (t: TestShop, id: string) =>
  (await t.call('GET /admin/batch-jobs/:id', { params: { id }, headers: t.staff })).batch_job

/** Creates a job and does it at once. */
export const runJob = async (t: TestShop, type: string, context: object) => {
  const { id } = await createJob(t, type, context)
  await workOnJob(t.shop, id)
  return readJob(t, id)
}

/**
 * The shop for a worker of a job: once the first rows of the job are written, and before it writes more, something else
 * happens.
 */
export function afterFirstRows(t: TestShop, id: string, happens: (shop: Shop) => unknown): Shop {
  let hasHappened = false
  const shop: Shop = {
    ...t.shop,
    async transaction(work) {
      const value = await t.shop.transaction(work)
      if (!hasHappened && (await readJob(t, id)).result?.advancement_count) {
        hasHappened = true
        await happens(shop)
      }
      return value
    },
  }
  return shop
}

/** Works on a job until its first rows are written, then stops as at a shutdown. */
export const workInPart = (t: TestShop, id: string): Promise<void> =>
  // It is not waited for where it happens: the shutdown waits for the work.
  enqueueJob(
    afterFirstRows(t, id, (shop) => void stopJobs(shop)),
    id,
  )

/** What a private file holds. */
export const contentOf = async (t: TestShop, key: unknown): Promise<string> => {
  const found = await t.shop.providers.file.get(String(key), { isPrivate: true })
  const parts: Buffer[] = []
  for await (const part of found?.stream ?? []) parts.push(Buffer.from(part))
  return Buffer.concat(parts).toString()
}

/** Uploads a file as it stands; answers its key. */
export const uploadText = async (t: TestShop, text: string): Promise<string> => {
  const content = new TextEncoder().encode(text)
  return (await t.shop.providers.file.put({ name: 'in.csv', type: 'text/csv', content })).key
}

/** The cells of a CSV file that a spreadsheet would take for a formula; numbers below 0 are none. */
export const formulasIn = (text: string): string[] =>
  (parse(text, { delimiter: ';', relax_column_count: true }) as string[][])
    .flat()
    .filter((cell) => /^[=+\-@\t\r＝＋－＠]/.test(cell) && !/^-\d+(\.\d+)?$/.test(cell))
