import type { BatchJob } from '@cartwright/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { jobTypes } from '../../kit/jobs/use-job-name'
import { many } from '../../testing/examples'
import { BackOffice, withShop } from '../../testing/story-at'

const meta = {
  title: 'Screens/Jobs',
  component: BackOffice,
  tags: ['!autodocs'],
  args: { path: '/a/settings/jobs' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BackOffice>
export default meta

type Story = StoryObj<typeof meta>

const statuses = ['processing', 'completed', 'failed', 'pre_processed', 'canceled'] as const
const jobs = many(12, (at) => {
  const status = statuses[at % statuses.length] ?? 'completed'
  return {
    id: `batch_${at}`,
    type: jobTypes[at % jobTypes.length] ?? 'product-import',
    status,
    created_at: '2026-11-18T09:24:00.000Z',
    completed_at: status === 'completed' ? '2026-11-18T09:25:00.000Z' : null,
    failed_at: status === 'failed' ? '2026-11-18T09:25:00.000Z' : null,
    result: {
      progress: 0.4,
      count: 4312,
      errors: ['Line 3: Variant SKU "JUG-ASH" stands on line 2 already'],
    },
  } as unknown as BatchJob
})
const listed = { batch_jobs: jobs, count: jobs.length, offset: 0, limit: 20 }

export const Jobs: Story = {
  beforeEach: withShop({ 'GET /admin/batch-jobs': listed }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(13))
  },
}

export const Empty: Story = { beforeEach: withShop() }

export const OneThatFailed: Story = {
  args: { path: '/a/settings/jobs/batch_2' },
  beforeEach: withShop({
    'GET /admin/batch-jobs': listed,
    'GET /admin/batch-jobs/:id': {
      batch_job: {
        ...jobs[2],
        type: 'product-import',
        result: { rows: { created: 78, updated: 4, skipped: 0, error: 1 } },
      } as BatchJob,
    },
    'GET /admin/batch-jobs/:id/rows': {
      rows: [
        {
          line: 203,
          action: 'error',
          product_id: null,
          variant_id: null,
          record_id: null,
          errors: [
            {
              column: 'Variant SKU',
              value: 'JUG-ASH',
              message: 'Variant SKU "JUG-ASH" stands on line 2 already',
            },
          ],
        },
      ],
      count: 1,
      offset: 0,
      limit: 50,
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/stands on line 2/)).toBeVisible()
  },
}
