import type { BatchJob } from '@cartwright/contract'
import type { Client } from '@cartwright/sdk'

/** How long to wait before asking again how far it is, in ms: at first little, as many files are small. */
const pauses = { first: 200, longest: 2000 }

/** Whether nothing more will become of a job. */
export const isOver = ({ completed_at, failed_at, canceled_at }: BatchJob): boolean =>
  Boolean(completed_at ?? failed_at ?? canceled_at)

/** Looks after a job of another shop until it is over, waits for a person, or nobody wants to know any more. */
export async function followed(
  client: Client,
  id: string,
  signal: AbortSignal,
  onJob: (job: BatchJob) => void,
): Promise<BatchJob> {
  for (let pause = pauses.first; ; pause = Math.min(pauses.longest, pause * 1.5)) {
    const { batch_job: job } = await client.admin.batchJobs.retrieve(id)
    onJob(job)
    if (isOver(job) || (job.pre_processed_at && !job.confirmed_at) || signal.aborted) return job
    await new Promise<void>((resolve) => {
      const timer = setTimeout(wake, pause)
      signal.addEventListener('abort', wake, { once: true })
      function wake() {
        clearTimeout(timer)
        signal.removeEventListener('abort', wake)
        resolve()
      }
    })
  }
}
